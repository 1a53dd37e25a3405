// What a signed read costs the server's CPU, against bare Fastify and pg doing the same select with none of it:
// no signature, token, permission, transaction or row-level security.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import { createDnsLookup } from '../../apps/server/src/adapters/dns/dns-lookup.ts'
import { diskFiles } from '../../apps/server/src/adapters/files/disk-files.ts'
import { createTestGateway } from '../../apps/server/src/adapters/payments/test-gateway/create-test-gateway.ts'
import { createApp, demo } from '../../apps/server/src/app.ts'
import { releaseJobs } from '../../apps/server/src/modules/release/index.ts'
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

const requests = 6000
const rounds = 5

const home = await mkdtemp(join(tmpdir(), 'bench-'))
await chmod(home, 0o755)
const config = readConfig({ DATA_DIR: home, LOG_LEVEL: 'silent', ACCOUNT_LIMIT: '9999999', ADDRESS_LIMIT: '9999999' })
const database = await openDatabase(config)
await prepareJobs(
  database.ownerUrl,
  releaseJobs.map(({ job }) => job),
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
const ourUrl = await ours.listen({ port: 0, host: '127.0.0.1' })

const { client, sign, idToken, companyId } = await signedInClient(ourUrl, 'primary@tarnbrook.example', demo.password)
const form = { type: 'online', code: 'A-1', email: 'desk@harbour.example', name: 'Harbour', country: 'GB' } as const
const { id } = await client.channel.createChannel(form)

const ownerPool = openPool(database.ownerUrl)
const bare = bareServer()
const bareUrl = await bare.listen({ port: 0, host: '127.0.0.1' })

const path = '/v1/channel/getChannel'
const headersOf = () => ({ ...sign({ method: 'GET', path }), authorization: idToken, 'account-id': companyId })
await assertSameAnswer()

const costs: { ours: number; peer: number }[] = []
for (let round = 0; round <= rounds; round++) {
  const cost = {
    ours: await cpuMicros(`${ourUrl}${path}?id=${id}`, headersOf()),
    peer: await cpuMicros(`${bareUrl}/channel?id=${id}`, {}),
  }
  // The first round warms both up.
  if (round > 0) costs.push(cost)
}
const middle = costs.toSorted((a, b) => a.ours / a.peer - b.ours / b.peer)[Math.floor(rounds / 2)]
if (!middle) throw new Error('Nothing was measured')
report({ name: 'platform/signed-read-cpu', unit: 'µs a call', ...middle, goal: { atMost: 2 } })

await Promise.all([ours.close(), bare.close()])
await Promise.all([pool.end(), ownerPool.end()])
await database.release()
await rm(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 })

function bareServer(): FastifyInstance {
  const app = fastify()
  app.get<{ Querystring: { id: string } }>('/channel', async ({ query }) => {
    const { rows } = await ownerPool.query(
      `select id, created_at as "createdAt", updated_at as "updatedAt", type, code, email, name, country, state
       from channel where id = $1`,
      [query.id],
    )
    return { status: 200, data: rows[0] }
  })
  return app
}

async function assertSameAnswer() {
  const mine = await client.channel.getChannel({ id })
  const { data } = (await (await fetch(`${bareUrl}/channel?id=${id}`)).json()) as { data: object }
  if (sorted(mine) !== sorted(data)) throw new Error('The two do not answer the same')
}

/** The keys may come in any order. */
function sorted(value: object) {
  return JSON.stringify(value, Object.keys(value).toSorted())
}

/** The requests come from another process: only the server's side is counted. */
async function cpuMicros(url: string, headers: Record<string, string>) {
  const parameters = [join(import.meta.dirname, 'signed.load.ts'), url, String(requests), JSON.stringify(headers)]
  const before = process.cpuUsage()
  const [code] = await once(spawn(process.execPath, parameters, { stdio: 'inherit' }), 'exit')
  const { user, system } = process.cpuUsage(before)
  if (code !== 0) throw new Error(`The load ended with ${code}`)
  return (user + system) / requests
}
