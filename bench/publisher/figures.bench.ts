// How soon a year of traffic opens: a million events of one product, added up by the hour as the worker does.
import { middleOf } from '../middle-of.ts'
import { report } from '../result.ts'
import { serveDemo } from '../serve-demo.ts'

const events = 1_000_000
const rounds = 7

const { ownerPool, signIn, stop } = await serveDemo()
const { client } = await signIn()
const product = (await client.product.listProducts({ search: 'Pet' })).items[0]
if (!product) throw new Error('There is no demo product')

const { rows } = await ownerPool.query<{ company: string }>('select company_id as company from product where id = $1', [
  product.id,
])
await ownerPool.query(
  `insert into traffic_note (id, company_id, product_id, mode, hour, page, visits, steps, requests, errors, times)
   select gen_random_uuid(), $1, $2, 'live', date_trunc('hour', now() - (n % 8000) * interval '1 hour'),
     (array['/', '/about-you', '/plan', '/check', '/cover', '/thank-you'])[1 + n % 6], 1, n % 2, 1, 0, '{1,0,0,0,0,0,0,0,0,0}'
   from generate_series(1, $3) n`,
  [rows[0]?.company, product.id, events],
)
const owner = await ownerPool.connect()
await owner.query(`select set_config('app.company', $1, false)`, [rows[0]?.company])
await owner.query('select add_up_traffic()')
owner.release()
await ownerPool.query('vacuum analyze traffic_note, traffic_hour')

const opened: number[] = []
for (let round = 0; round <= rounds; round++) {
  const start = performance.now()
  const { visits } = await client.dashboard.getTraffic({ range: 'all', mode: 'live', productId: product.id })
  const took = performance.now() - start
  if (visits !== events) throw new Error(`${visits} visits were found of ${events}`)
  // The first round warms up.
  if (round > 0) opened.push(took)
}
report({ name: 'publisher/figures-of-a-year', unit: 'ms', ours: middleOf(opened), limit: 300, goal: { atMost: 1 } })

await stop()
