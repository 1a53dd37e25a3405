// Buys policies while server, worker and database are killed in turn: `npm run soak -- sale <purchases> <kills>`.
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbeddedPostgres } from '../src/platform/database/embedded-postgres.ts'
import { freePort } from '../test/free-port.ts'
import { compareLedgers } from './compare-ledgers.ts'
import { keepRunning } from './keep-running.ts'
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
  DEMO: 'empty',
  WORKER: 'off',
  ADDRESS_LIMIT: '1000000',
  PAGE_LIMIT: '1000000',
  ACCOUNT_LIMIT: '1000000',
}

const server = keepRunning(env)
const worker = keepRunning(env, 'worker')

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
  const count = await compareLedgers(ownerUrl, journal)
  console.log(`${count} policies, ${kills} kills: shown, kept and taken are the same, and no number is missing`)
} finally {
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
