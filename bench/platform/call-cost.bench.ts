// What a signed read costs the server's CPU, against bare Fastify and pg doing the same select with none of it:
// no signature, token, permission, transaction or row-level security.
import { join } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import { tinyPng } from '../../apps/server/test/tiny-png.ts'
import { report } from '../result.ts'
import { cpuMicrosOf, serveDemo } from '../serve-demo.ts'

const requests = 6000
const rounds = 5

const { url: ourUrl, ownerPool, signIn, stop } = await serveDemo()
const { client, sign, idToken, companyId } = await signIn()
const logo = await client.upload.uploadFile({ purpose: 'logo', name: 'logo.png' }, new Blob([tinyPng]))
const said = { type: 'online', code: 'A-1', email: 'desk@harbour.example', name: 'Harbour', country: 'GB' } as const
const { id } = await client.channel.createChannel({ ...said, logoFileId: logo.id })

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
report({ name: 'platform/signed-read-cpu', unit: 'µs a call', ...middle, goal: { atMost: 2.2 } })

await bare.close()
await stop()

function bareServer(): FastifyInstance {
  const app = fastify()
  app.get<{ Querystring: { id: string } }>('/channel', async ({ query }) => {
    const { rows } = await ownerPool.query(
      `select id, created_at as "createdAt", updated_at as "updatedAt", type, code, email,
       logo_file_id as "logoFileId", name, country, state
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

function cpuMicros(url: string, headers: Record<string, string>) {
  const load = join(import.meta.dirname, 'signed.load.ts')
  return cpuMicrosOf(requests, load, url, String(requests), JSON.stringify(headers))
}
