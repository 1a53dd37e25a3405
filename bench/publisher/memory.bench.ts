// What a product that is visited takes of the server's memory, and that the memory does not grow with their number.
import { once } from 'node:events'
import { get } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { report } from '../result.ts'
import { serveDemo } from '../serve-demo.ts'

const products = 100
const more = 200
const host = 'pet.localhost'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

const { url, ownerPool, stop } = await serveDemo()
// Each is a product of its own to the server: what it keeps, it keeps by release and address.
await ownerPool.query(
  `with made as (
     insert into mount (id, company_id, host, product_id, release_id, mode, product_type, state, mounted_at, expires_at)
     select gen_random_uuid(), company_id, 'p-' || n || '.localhost', product_id, release_id, mode, product_type, state, mounted_at, expires_at
     from mount, generate_series(1, $1) n where host = $2 and state = 'live' returning id, company_id, host)
   insert into site_host (id, company_id, host, kind, subject_id, proof)
   select gen_random_uuid(), company_id, host, 'product', id, 'label' from made`,
  [products + more, host],
)
await visit(host)
const before = bytesInUse()
for (let n = 1; n <= products; n++) await visit(`p-${n}.localhost`)
const full = bytesInUse()
for (let n = products + 1; n <= products + more; n++) await visit(`p-${n}.localhost`)
const after = bytesInUse()
if (after - before > 1.5 * (full - before))
  throw new Error(`${products} products take ${full - before} bytes, ${products + more} take ${after - before}`)
const kilobytes = (full - before) / products / 1000
report({ name: 'publisher/memory-per-product', unit: 'kB', ours: kilobytes, limit: 1000, goal: { atMost: 1 } })

await stop()

function bytesInUse(): number {
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

async function visit(at: string): Promise<void> {
  const [response] = await once(get(url, { headers: { host: at } }), 'response')
  response.resume()
  await once(response, 'end')
  if (response.statusCode !== 200) throw new Error(`${at} answered ${response.statusCode}`)
}
