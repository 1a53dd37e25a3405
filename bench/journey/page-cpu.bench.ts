// What a published page costs the server's CPU, against @fastify/static sending the same bytes from a file that was
// compressed beforehand. Ours finds the site by its host and goes through the whole server.
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import fastify from 'fastify'
import { report } from '../result.ts'
import { cpuMicrosOf, serveDemo } from '../serve-demo.ts'

const requests = 8000
const rounds = 5

const { url: ourUrl, home, stop } = await serveDemo()

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

await peer.close()
await stop()

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

function cpuMicros(url: string) {
  const load = join(import.meta.dirname, 'pages.load.ts')
  return cpuMicrosOf(requests, load, url, String(requests), JSON.stringify(headers), String(page.length))
}
