// How long it takes to publish, how soon a moved address shows what it leads to, and what ten thousand mounted products
// cost the server that serves one of them.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { createDnsLookup } from '../../apps/server/src/adapters/dns/dns-lookup.ts'
import { diskFiles } from '../../apps/server/src/adapters/files/disk-files.ts'
import { createTestGateway } from '../../apps/server/src/adapters/payments/test-gateway/create-test-gateway.ts'
import { createApp, demo } from '../../apps/server/src/app.ts'
import { releaseJobs } from '../../apps/server/src/modules/release/index.ts'
import { addUpJob } from '../../apps/server/src/modules/traffic/index.ts'
import { createSigning } from '../../apps/server/src/platform/auth/signing.ts'
import { createTokens } from '../../apps/server/src/platform/auth/tokens.ts'
import { readConfig } from '../../apps/server/src/platform/config.ts'
import { openDatabase } from '../../apps/server/src/platform/database/open-database.ts'
import { openPool } from '../../apps/server/src/platform/database/open-pool.ts'
import { waysIn } from '../../apps/server/src/platform/http/ways-in.ts'
import { prepareJobs } from '../../apps/server/src/platform/jobs/prepare-jobs.ts'
import { createLive } from '../../apps/server/src/platform/live/create-live.ts'
import { createMetrics } from '../../apps/server/src/platform/metrics/create-metrics.ts'
import { signedInClient } from '../../apps/server/test/process-client.ts'
import { report } from '../result.ts'

const rounds = 7
const requests = 5000
const manyProducts = 10_000
const host = 'pet.localhost'

const home = await mkdtemp(join(tmpdir(), 'bench-'))
await chmod(home, 0o755)
const config = readConfig({ DATA_DIR: home, LOG_LEVEL: 'silent', ACCOUNT_LIMIT: '9999999', ADDRESS_LIMIT: '9999999' })
const database = await openDatabase(config)
await prepareJobs(
  database.ownerUrl,
  [...releaseJobs, addUpJob].map(({ job }) => job),
)
const pool = openPool(database.url)
const test = createTestGateway({
  pool,
  secret: 'bench',
  baseUrl: () => 'http://localhost',
  takesLive: true,
  send: async () => {},
})
const ports = {
  tokens: createTokens(database.secrets.tokenSecret),
  signing: createSigning(database.secrets),
  files: diskFiles(join(home, 'files')),
  gateways: { test },
  domains: { target: { name: 'localhost', addresses: [] }, lookUp: createDnsLookup() },
}
await demo.create(waysIn(pool, 'demo/create'), ports, new Date())
const live = await createLive(database.url)
const ours = await createApp({ config, pool, ports, live, metrics: createMetrics() })
const url = await ours.listen({ port: 0, host: '127.0.0.1' })
const owner = new Client(database.ownerUrl)
await owner.connect()
const { client } = await signedInClient(url, 'primary@tarnbrook.example', demo.password)
const product = (await client.product.listProducts({ search: 'Pet' })).items[0]
if (!product) throw new Error('There is no demo product')

const published: number[] = []
const switched: number[] = []
for (let round = 0; round <= rounds; round++) {
  await owner.query('update product set description = $1 where id = $2', [`Round ${round}`, product.id])
  const start = performance.now()
  await client.publisher.publishProduct({ id: product.id, stage: 'live', host })
  const done = performance.now()
  const status = await statusOf('/')
  if (status !== 200) throw new Error(`The page answered ${status}`)
  const mount = (await client.publisher.listStage({ stage: 'live', search: 'Pet' })).items[0]?.mount
  if (!mount) throw new Error('Nothing is live')
  await client.publisher.takeOffline({ id: mount.id })
  const taken = performance.now()
  while ((await statusOf('/')) !== 404) if (performance.now() - taken > 5000) throw new Error('It still answers')
  // The first round warms up.
  if (round > 0) {
    published.push(done - start)
    switched.push(performance.now() - taken)
  }
}
report({ name: 'publisher/publish', unit: 'ms', ours: middleOf(published), limit: 2000, goal: { atMost: 1 } })
report({ name: 'publisher/switch-to-served', unit: 'ms', ours: middleOf(switched), limit: 200, goal: { atMost: 1 } })

await client.publisher.publishProduct({ id: product.id, stage: 'live', host })
const length = await lengthOf('/')
await cpuMicros()
const alone = middleOf([await cpuMicros(), await cpuMicros(), await cpuMicros()])
await owner.query(
  `insert into mount (id, company_id, host, product_id, release_id, mode, state, mounted_at, expires_at)
   select gen_random_uuid(), company_id, 'p-' || n || '.localhost', product_id, release_id, mode, state, mounted_at, expires_at
   from mount, generate_series(1, $1) n where host = $2 and state = 'live'`,
  [manyProducts, host],
)
await owner.query('analyze mount')
const among = middleOf([await cpuMicros(), await cpuMicros(), await cpuMicros()])
report({ name: 'publisher/page-cpu-among-10000', unit: 'µs a page', ours: among, peer: alone, goal: { atMost: 1.2 } })

await owner.end()
await ours.close()
await pool.end()
await database.release()
await rm(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 })

async function statusOf(path: string): Promise<number | undefined> {
  const [response] = await once(get(`${url}${path}`, { headers: { host } }), 'response')
  response.resume()
  return response.statusCode
}

async function lengthOf(path: string): Promise<number> {
  const headers = { host, 'accept-encoding': 'gzip, br' }
  const [response] = await once(get(`${url}${path}`, { headers }), 'response')
  return Buffer.concat(await Array.fromAsync(response as AsyncIterable<Buffer>)).length
}

/** The requests come from another process: only the server's side is counted. */
async function cpuMicros() {
  const load = join(import.meta.dirname, '../journey/pages.load.ts')
  const headers = JSON.stringify({ host, 'accept-encoding': 'gzip, br' })
  const before = process.cpuUsage()
  const [code] = await once(
    spawn(process.execPath, [load, `${url}/`, String(requests), headers, String(length)], { stdio: 'inherit' }),
    'exit',
  )
  const { user, system } = process.cpuUsage(before)
  if (code !== 0) throw new Error(`The load ended with ${code}`)
  return (user + system) / requests
}

function middleOf(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN
}
