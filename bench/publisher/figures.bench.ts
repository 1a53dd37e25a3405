// How soon a year of traffic opens: a million events of one product, added up by the hour as the worker does.
import { chmod, mkdtemp, rm } from 'node:fs/promises'
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

const events = 1_000_000
const rounds = 7

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

const { rows } = await owner.query<{ company: string }>('select company_id as company from product where id = $1', [
  product.id,
])
await owner.query(
  `insert into traffic_note (id, company_id, product_id, mode, hour, page, visits, steps, requests, errors, times)
   select gen_random_uuid(), $1, $2, 'live', date_trunc('hour', now() - (n % 8000) * interval '1 hour'),
     (array['/', '/about-you', '/plan', '/check', '/cover', '/thank-you'])[1 + n % 6], 1, n % 2, 1, 0, '{1,0,0,0,0,0,0,0,0,0}'
   from generate_series(1, $3) n`,
  [rows[0]?.company, product.id, events],
)
await owner.query(`select set_config('app.company', $1, false)`, [rows[0]?.company])
await owner.query('select add_up_traffic()')
await owner.query('vacuum analyze traffic_note, traffic_hour')

const opened: number[] = []
for (let round = 0; round <= rounds; round++) {
  const start = performance.now()
  const { visits } = await client.dashboard.getTraffic({ range: 'all', mode: 'live', productId: product.id })
  const took = performance.now() - start
  if (visits !== events) throw new Error(`${visits} visits were found of ${events}`)
  // The first round warms up.
  if (round > 0) opened.push(took)
}
const middle = opened.toSorted((left, right) => left - right)[Math.floor(rounds / 2)] ?? Number.NaN
report({ name: 'publisher/figures-of-a-year', unit: 'ms', ours: middle, limit: 300, goal: { atMost: 1 } })

await owner.end()
await ours.close()
await pool.end()
await database.release()
await rm(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 })
