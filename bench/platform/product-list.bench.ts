// What the list of a thousand products has the database send, against the same rows with their bodies and shells: content
// is large, and a list shows none of it.
import { Connection } from 'pg'
import { report } from '../result.ts'
import { serveDemo } from '../serve-demo.ts'

const products = 1000
const pageSize = 200

let received = 0
const { attachListeners } = Connection.prototype as unknown as Listening
;(Connection.prototype as unknown as Listening).attachListeners = function attach(stream) {
  stream.on('data', (chunk: Buffer) => {
    received += chunk.length
  })
  attachListeners.call(this, stream)
}

/** Where every connection of `pg` begins to read. */
interface Listening {
  attachListeners: (this: unknown, stream: NodeJS.ReadableStream) => void
}

const { ownerPool, signIn, stop } = await serveDemo()
const { client, companyId } = await signIn()
await makeProducts()

const ours = await bytesOf(async () => {
  for (let nowPage = 1; nowPage <= products / pageSize; nowPage++) {
    const { items } = await client.product.listProducts({}, { nowPage, pageSize })
    if (items.length !== pageSize || !items.every(({ hasBody }) => hasBody)) throw new Error('They are not listed')
  }
})
const peer = await bytesOf(() =>
  ownerPool.query(
    `select p.id, p.company_id, p.created_at, p.updated_at, p.name, p.description, p.type, p.line, p.country, p.currency,
       p.languages, p.time_zone, p.state, p.revision, b.revision, s.revision, b.content, s.content
     from product p
       left join document b on b.company_id = p.company_id and b.owner_id = p.id and b.kind = 'body'
       left join document s on s.company_id = p.company_id and s.owner_id = p.id and s.kind = 'shell'
     where p.company_id = $1 and p.state <> 'trash' limit ${products}`,
    [companyId],
  ),
)
report({ name: 'platform/product-list-bytes', unit: 'bytes', ours, peer, goal: { atMost: 0.2 } })
await stop()

async function bytesOf(work: () => Promise<unknown>): Promise<number> {
  await work()
  received = 0
  await work()
  return received
}

/** As many as there are to be of one that is designed, each with its documents. */
async function makeProducts() {
  const { total } = await client.product.listProducts({}, { nowPage: 1, pageSize: 1 })
  const { rows } = await ownerPool.query<{ id: string }>(
    `insert into product (id, company_id, name, description, type, line, country, currency, languages, time_zone)
     select gen_random_uuid(), company_id, name || ' ' || n, description, type, line, country, currency, languages, time_zone
     from product, generate_series(1, $1::int) n
     where company_id = $2 and name = 'Pet Lifetime' returning id`,
    [products - total, companyId],
  )
  await ownerPool.query(
    `insert into document (id, company_id, owner_id, kind, content)
     select gen_random_uuid(), d.company_id, made.id, d.kind, d.content
     from document d join product p on p.company_id = d.company_id and p.id = d.owner_id,
       unnest($1::uuid[]) made (id)
     where d.company_id = $2 and p.name = 'Pet Lifetime'`,
    [rows.map(({ id }) => id), companyId],
  )
}
