// What a published page costs the server's CPU, against @fastify/static sending the same bytes from a file that was
// compressed beforehand. Ours finds the site by its host and goes through the whole server.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import fastify from 'fastify'
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
import { report } from '../result.ts'

const requests = 8000
const rounds = 5

const home = await mkdtemp(join(tmpdir(), 'bench-'))
await chmod(home, 0o755)
const config = readConfig({ DATA_DIR: home, LOG_LEVEL: 'silent' })
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
const ourUrl = await ours.listen({ port: 0, host: '127.0.0.1' })

const headers = { host: 'pet.localhost', 'accept-encoding': 'gzip, br' }
const page = await bytesOf(`${ourUrl}/`)

const folder = join(home, 'static')
const peer = fastify()
await writePeer()
peer.register(fastifyStatic, { root: folder, preCompressed: true })
const peerUrl = await peer.listen({ port: 0, host: '127.0.0.1' })
if (!(await bytesOf(`${peerUrl}/`)).equals(page)) throw new Error('The two do not answer the same')

const costs: { ours: number; peer: number }[] = []
for (let round = 0; round <= rounds; round++) {
  const cost = { ours: await cpuMicros(`${ourUrl}/`), peer: await cpuMicros(`${peerUrl}/`) }
  // The first round warms both up.
  if (round > 0) costs.push(cost)
}
const middle = costs.toSorted((a, b) => a.ours / a.peer - b.ours / b.peer)[Math.floor(rounds / 2)]
if (!middle) throw new Error('Nothing was measured')
report({ name: 'journey/page-cpu', unit: 'µs a page', ...middle, goal: { atMost: 1.5 } })

await Promise.all([ours.close(), peer.close()])
await pool.end()
await database.release()
await rm(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 })

async function writePeer() {
  await mkdir(folder)
  await writeFile(join(folder, 'index.html'), brotliDecompressSync(page))
  await writeFile(join(folder, 'index.html.br'), page)
}

/** Through node:http, which sends the host it is told to and leaves the answer compressed. */
async function bytesOf(url: string): Promise<Buffer> {
  const [response] = await once(get(url, { headers }), 'response')
  if (response.headers['content-encoding'] !== 'br') throw new Error(`${url} is not compressed`)
  return Buffer.concat(await Array.fromAsync(response as AsyncIterable<Buffer>))
}

/** The requests come from another process: only the server's side is counted. */
async function cpuMicros(url: string) {
  const load = join(import.meta.dirname, 'pages.load.ts')
  const parameters = [load, url, String(requests), JSON.stringify(headers), String(page.length)]
  const before = process.cpuUsage()
  const [code] = await once(spawn(process.execPath, parameters, { stdio: 'inherit' }), 'exit')
  const { user, system } = process.cpuUsage(before)
  if (code !== 0) throw new Error(`The load ended with ${code}`)
  return (user + system) / requests
}
