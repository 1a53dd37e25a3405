import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import fastify from 'fastify'
import { report } from './result.ts'
import { cpuMicrosOf } from './serve-demo.ts'

const requests = 8000
const rounds = 5

interface Asked {
  /** What the result is called. */
  readonly name: string
  readonly url: string
  /** The name that the page stands at. */
  readonly host: string
  /** Where the peer's files may lie. */
  readonly home: string
}

/** What a page costs the server's CPU, against @fastify/static sending the same bytes compressed beforehand. */
export async function reportAgainstStatic({ name, url, host, home }: Asked) {
  const headers = { host, 'accept-encoding': 'gzip, br' }
  const page = await bytesOf(`${url}/`, headers)
  const folder = join(home, 'static')
  await mkdir(folder)
  await writeFile(join(folder, 'index.html'), brotliDecompressSync(page))
  await writeFile(join(folder, 'index.html.br'), page)
  const peer = fastify()
  peer.register(fastifyStatic, { root: folder, preCompressed: true })
  const peerUrl = await peer.listen({ port: 0, host: '127.0.0.1' })
  if (!(await bytesOf(`${peerUrl}/`, headers)).equals(page)) throw new Error('The two do not answer the same')

  const load = join(import.meta.dirname, 'journey/pages.load.ts')
  const cost = (at: string) =>
    cpuMicrosOf(requests, load, at, String(requests), JSON.stringify(headers), String(page.length))
  const costs: { ours: number; peer: number }[] = []
  for (let round = 0; round <= rounds; round++) {
    const measured = { ours: await cost(`${url}/`), peer: await cost(`${peerUrl}/`) }
    // The first round warms both up.
    if (round > 0) costs.push(measured)
  }
  const middle = costs.toSorted((a, b) => a.ours / a.peer - b.ours / b.peer)[Math.floor(rounds / 2)]
  if (!middle) throw new Error('Nothing was measured')
  report({ name, unit: 'µs a page', ...middle, goal: { atMost: 1.5 } })
  await peer.close()
}

/** Through node:http, which sends the host it is told to and leaves the answer compressed. */
async function bytesOf(url: string, headers: Readonly<Record<string, string>>): Promise<Buffer> {
  const [response] = await once(get(url, { headers }), 'response')
  if (response.headers['content-encoding'] !== 'br') throw new Error(`${url} is not compressed`)
  return Buffer.concat(await Array.fromAsync(response as AsyncIterable<Buffer>))
}
