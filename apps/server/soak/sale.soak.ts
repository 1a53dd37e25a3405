// Buys policies while server, worker and database are killed in turn: `npm run soak -- sale <purchases> <kills>`.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { startEmbeddedPostgres } from '../src/platform/database/embedded-postgres.ts'
import { freePort } from '../test/free-port.ts'
import { buyPolicy } from './soak-buyer.ts'

// The promise: three ledgers are equal at the end: what buyers were shown, what the database keeps, what the gateway took.
const [purchases = 20_000, kills = 200] = process.argv.slice(2).map(Number)
const buyers = 8

const home = await mkdtemp(join(tmpdir(), 'soak-'))
await chmod(home, 0o755)
const [port, databasePort] = [await freePort(), await freePort()]
const directory = join(home, 'postgres')
const startDatabase = () => startEmbeddedPostgres(directory, { port: String(databasePort) })
let database = await startDatabase()
const ownerUrl = database.urlOf('postgres', 'postgres')

const env = {
  ...process.env,
  DATABASE_URL: ownerUrl,
  DATA_DIR: home,
  PORT: String(port),
  PUBLIC_URL: `http://localhost:${port}`,
  LOG_LEVEL: 'silent',
  DEMO: 'true',
  WORKER: 'off',
  ADDRESS_LIMIT: '1000000',
  PAGE_LIMIT: '1000000',
  ACCOUNT_LIMIT: '1000000',
}
let isOver = false

/** Started again whenever it ends, as a process manager does it. */
function keepRunning(...parameters: string[]) {
  let child: ChildProcess
  const start = () => {
    child = spawn(process.execPath, [join(import.meta.dirname, '../src/main.ts'), ...parameters], {
      env,
      stdio: 'ignore',
    })
    child.once('exit', () => {
      if (!isOver) setTimeout(start, 200)
    })
  }
  start()
  return {
    kill: () => child.kill('SIGKILL'),
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

const server = keepRunning()
const worker = keepRunning('worker')

const victims = [
  () => server.kill(),
  () => worker.kill(),
  async () => {
    const pid = Number.parseInt(await readFile(join(directory, 'data/postmaster.pid'), 'utf8'), 10)
    process.kill(pid, 'SIGKILL')
    database = await startDatabase()
  },
] as const

const journal = new Map<string, string>()
try {
  await isReady()
  await Promise.all([buyAll(), killAll()])
  await compareLedgers()
} finally {
  isOver = true
  await Promise.all([server.stop(), worker.stop()])
  await database.release()
  await rm(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 })
}

async function buyAll() {
  let begun = 0
  const buy = async () => {
    while (begun < purchases) {
      const email = `buyer-${++begun}@example.org`
      journal.set(email, await buyPolicy(port, email))
    }
  }
  await Promise.all(Array.from({ length: buyers }, buy))
}

/** Evenly over the purchases. */
async function killAll() {
  for (let killed = 0; killed < kills; killed++) {
    await reached(((killed + 1) * purchases) / (kills + 1))
    await victims[killed % victims.length]?.()
    console.log(`${journal.size} bought, ${killed + 1} kills`)
  }
}

async function reached(count: number) {
  while (journal.size < count && journal.size < purchases) await sleep(50)
}

async function isReady() {
  for (const until = Date.now() + 120_000; Date.now() < until; await sleep(200)) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
    if (answer?.ok) return
  }
  throw new Error('The server does not start')
}

async function compareLedgers() {
  const client = new Client(ownerUrl)
  await client.connect()
  const rows = async <T extends object>(text: string) => (await client.query<T>(text)).rows
  const kept = await rows<{ email: string; number: string; payment: string; minor: string }>(
    `select p.email, p.number, p.company_id || '.' || p.payment_id as payment, p.gross_minor as minor
     from policy p where p.email like 'buyer-%' order by p.number`,
  )
  const taken = await rows<{ payment: string; minor: string }>(
    `select s.reference as payment, c.amount_minor as minor from test_gateway.charge c
     join test_gateway.session s on s.id = c.session_id
     where not exists (select from test_gateway.refund r where r.session_id = s.id)`,
  )
  // Money that goes back is a sale that was lost, also where the same buyer paid again and got a policy then.
  const back = await rows(`select from payment where state in ('abnormal', 'refunding', 'refunded')`)
  await client.end()
  if (back.length > 0) throw new Error(`${back.length} payments made no policy`)
  same(lines(journal), lines(kept.map(({ email, number }) => [email, number])), 'Shown and kept differ')
  const gateway = lines(taken.map(({ payment, minor }) => [payment, minor]))
  same(lines(kept.map(({ payment, minor }) => [payment, minor])), gateway, 'Kept and taken differ')
  const counts = kept.map(({ number }) => Number(/\d+$/.exec(number)?.[0]))
  const gap = counts.find((count, at) => at > 0 && count !== (counts[at - 1] ?? 0) + 1)
  if (gap !== undefined) throw new Error(`Before number ${gap} one is missing`)
  console.log(`${kept.length} policies, ${kills} kills: shown, kept and taken are the same, and no number is missing`)
}

function lines(entries: Iterable<readonly [string, string]>): string[] {
  return [...entries].map((entry) => entry.join(' ')).toSorted()
}

function same(left: string[], right: string[], what: string) {
  if (left.join('\n') === right.join('\n')) return
  const onlyLeft = new Set(left).difference(new Set(right))
  const onlyRight = new Set(right).difference(new Set(left))
  throw new Error(`${what}: ${[...onlyLeft].slice(0, 5).join(', ')} against ${[...onlyRight].slice(0, 5).join(', ')}`)
}
