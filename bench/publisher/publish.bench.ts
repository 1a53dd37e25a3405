// How long it takes to publish, how soon a moved address shows what it leads to, and what ten thousand mounted products
// cost the server that serves one of them.
import { once } from 'node:events'
import { get } from 'node:http'
import { join } from 'node:path'
import { middleOf } from '../middle-of.ts'
import { report } from '../result.ts'
import { cpuMicrosOf, serveDemo } from '../serve-demo.ts'

const rounds = 7
const requests = 5000
const manyProducts = 10_000
const host = 'pet.localhost'

const { url, ownerPool, signIn, stop } = await serveDemo()
const { client } = await signIn()
const product = (await client.product.listProducts({ search: 'Pet' })).items[0]
if (!product) throw new Error('There is no demo product')

const published: number[] = []
const switched: number[] = []
for (let round = 0; round <= rounds; round++) {
  await ownerPool.query('update product set description = $1 where id = $2', [`Round ${round}`, product.id])
  await client.publisher.publishProduct({ id: product.id, stage: 'staging', host: 'bench-tried.localhost' })
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
await ownerPool.query(
  `with made as (
     insert into mount (id, company_id, host, product_id, release_id, mode, product_type, state, mounted_at, expires_at)
     select gen_random_uuid(), company_id, 'p-' || n || '.localhost', product_id, release_id, mode, product_type, state, mounted_at, expires_at
     from mount, generate_series(1, $1) n where host = $2 and state = 'live' returning id, company_id, host)
   insert into site_host (id, company_id, host, kind, subject_id, proof)
   select gen_random_uuid(), company_id, host, 'product', id, 'label' from made`,
  [manyProducts, host],
)
await ownerPool.query('analyze mount, site_host')
const among = middleOf([await cpuMicros(), await cpuMicros(), await cpuMicros()])
report({ name: 'publisher/page-cpu-among-10000', unit: 'µs a page', ours: among, peer: alone, goal: { atMost: 1.2 } })

await stop()

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

function cpuMicros() {
  const load = join(import.meta.dirname, '../journey/pages.load.ts')
  const headers = JSON.stringify({ host, 'accept-encoding': 'gzip, br' })
  return cpuMicrosOf(requests, load, `${url}/`, String(requests), headers, String(length))
}
