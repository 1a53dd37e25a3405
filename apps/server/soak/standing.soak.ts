// Buys policies while one company does all it can to stop everybody: `npm run soak -- standing <purchases>`.
import { spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { constants, setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sampleBody } from '@coverwright/domain/build/body/sample-body'
import { ProductForm } from '@coverwright/domain/build/product/product'
import { exampleOf } from '@coverwright/domain/fields'
import { Client } from 'pg'
import { demo } from '../src/app.ts'
import { startEmbeddedPostgres } from '../src/platform/database/embedded-postgres.ts'
import { freePort } from '../test/free-port.ts'
import { signedInClient } from '../test/process-client.ts'
import { startProcess } from '../test/start-process.ts'
import { buyPolicy } from './soak-buyer.ts'

// The promise: beside 25 slow uploads, a held row with 25 who wait for it, formulas that square and square, and 20 who read the largest
// page there is, the slowest of twenty purchases takes at most twice as long as beside one program that uses whatever processor is left.
const [purchases = 120] = process.argv.slice(2).map(Number)
const buyers = 6
const most = 2

const home = await mkdtemp(join(tmpdir(), 'standing-'))
await chmod(home, 0o755)
const port = await freePort()
const limits = { ADDRESS_LIMIT: '1000000', ACCOUNT_LIMIT: '1000000', PAGE_LIMIT: '1000000' }
const server = await startProcess({
  ...limits,
  DATA_DIR: home,
  PORT: String(port),
  PUBLIC_URL: `http://localhost:${port}`,
  LOG_LEVEL: 'silent',
})
const attacker = await signedInClient(server.url, 'primary@quayside.example', demo.password)
const database = await startEmbeddedPostgres(join(home, 'postgres'))
const holder = new Client(database.urlOf('postgres', 'postgres'))
await holder.connect()
const over = new AbortController()
let number = 0

try {
  await buyAll(buyers * 2)
  const alone = await besideBurner()
  const attacks = [
    ...Array.from({ length: 25 }, upload),
    ...(await holdRow()),
    squareAll(),
    ...Array.from({ length: 20 }, readDocs),
  ]
  const attacked = p95(await buyAll(purchases))
  over.abort()
  await holder.query('rollback')
  await Promise.all(attacks)
  const ratio = attacked / alone
  console.log(
    `p95 of a purchase: ${Math.round(alone)} ms beside a burner, ${Math.round(attacked)} ms attacked: ${ratio.toFixed(2)}`,
  )
  if (ratio > most) throw new Error(`More than ${most} times as long`)
} finally {
  over.abort()
  await holder.end()
  await server.stop()
  await database.release()
  await rm(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 })
}

async function besideBurner(): Promise<number> {
  const burner = spawn(process.execPath, ['-e', 'for (;;) {}'], { stdio: 'ignore' })
  if (burner.pid) setPriority(burner.pid, constants.priority.PRIORITY_LOW)
  try {
    return p95(await buyAll(purchases))
  } finally {
    burner.kill()
  }
}

/** How long each took, in milliseconds. */
async function buyAll(count: number): Promise<number[]> {
  const took: number[] = []
  let begun = 0
  const buy = async () => {
    while (begun++ < count) {
      const began = performance.now()
      await buyPolicy(port, `buyer-${++number}@example.org`)
      took.push(performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: buyers }, buy))
  return took
}

function p95(took: readonly number[]): number {
  return took.toSorted((one, other) => one - other)[Math.floor(took.length * 0.95)] ?? 0
}

/** A kilobyte a second, and again when it is refused or ended. */
async function upload() {
  const path = '/v1/upload/uploadFile'
  while (!over.signal.aborted) {
    const sent = request({
      host: '127.0.0.1',
      port,
      method: 'POST',
      path: `${path}?purpose=attachment&name=slow.pdf`,
      headers: {
        ...attacker.sign({ method: 'POST', path }),
        authorization: attacker.idToken,
        'account-id': attacker.companyId,
        'content-type': 'application/octet-stream',
        host: 'localhost',
      },
    })
    const ended = new AbortController()
    sent.on('error', () => ended.abort()).on('response', () => ended.abort())
    while (!ended.signal.aborted && !over.signal.aborted) {
      sent.write('x'.repeat(1000))
      await sleep(1000)
    }
    sent.destroy()
  }
}

/** Somebody else holds the attacker's own row, and 25 calls at a time wait for it. */
async function holdRow(): Promise<Promise<void>[]> {
  await holder.query('begin')
  await holder.query('select from member where company_id = $1 for update', [attacker.companyId])
  return Array.from({ length: 25 }, async () => {
    while (!over.signal.aborted)
      await attacker.client.login.updateUserData({ name: 'Sam Quill', title: 'Director' }).catch(() => sleep(100))
  })
}

/** The largest page anybody can ask for, in full. */
async function readDocs() {
  while (!over.signal.aborted)
    await fetch(`${server.url}/docs`, { headers: { 'accept-encoding': 'identity' } })
      .then((answer) => answer.text())
      .catch(() => sleep(100))
}

/** Numbers whose digits double with every step, asked about again and again. */
async function squareAll() {
  const { client } = attacker
  const { id } = await client.product.createProduct({ ...exampleOf(ProductForm), name: 'Squares' })
  const squares = Array.from({ length: 60 }, (_each, at) => ({
    kind: 'formula' as const,
    name: `z${at}`,
    formula: at === 0 ? 'ROUND(12345.6, 0) + age' : `z${at - 1} * z${at - 1}`,
  }))
  const rating = { ...sampleBody.rating, steps: [...squares, ...sampleBody.rating.steps] }
  await client.product.updateBody({ id, revision: 1, body: { ...sampleBody, rating } })
  while (!over.signal.aborted) await client.publisher.findMissing({ id }).catch(() => sleep(100))
}
