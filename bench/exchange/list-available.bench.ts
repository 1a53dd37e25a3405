// The list of what every company can take with 10,000 items, against the same call with 100; and taking one of them,
// against importing the same file.

import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { diskFiles } from '../../apps/server/src/adapters/files/disk-files.ts'
import { exchangeKey } from '../../apps/server/src/modules/build/exchange/internal.ts'
import { middleOf } from '../middle-of.ts'
import { report } from '../result.ts'
import { serveDemo } from '../serve-demo.ts'

const { ownerPool, home, signIn, stop } = await serveDemo()
const { client } = await signIn()
const { rows } = await ownerPool.query<{ id: string }>('select id from company where is_operator')
const operatorId = rows[0]?.id ?? ''
const fileId = crypto.randomUUID()

await release(100)
const few = await milliseconds(() => client.exchange.listAvailable({}), 300)
await release(10_000 - 100)
const many = await milliseconds(() => client.exchange.listAvailable({}), 300)
report({ name: 'exchange/list-available', unit: 'ms', ours: many, peer: few, goal: { atMost: 1.2 } })

const { items: products } = await client.product.listProducts({ search: 'Pet Lifetime' })
const design = await client.product.exportDesign({ id: products[0]?.id ?? '' })
const file = Buffer.from(JSON.stringify(design))
const files = diskFiles(join(home, 'files'))
await files.put(exchangeKey(operatorId, fileId), file, { type: 'application/json' })
if (!(await buffer(await files.get(exchangeKey(operatorId, fileId)))).equals(file)) throw new Error('It is not there')
const { items } = await client.exchange.listAvailable({ kind: 'body' })
const id = items[0]?.id ?? ''
let n = 0
const take = () => client.exchange.takeDesign({ id, name: `Taken ${++n}` })
const bring = () => client.product.importDesign({ name: `Imported ${++n}` }, new Blob([file]))
await take()
await bring()
const rounds: { ours: number; peer: number }[] = []
for (let round = 0; round < 15; round++) rounds.push({ ours: await once(take), peer: await once(bring) })
report({
  name: 'exchange/take',
  unit: 'ms',
  ours: middleOf(rounds.map(({ ours }) => ours)),
  peer: middleOf(rounds.map(({ peer }) => peer)),
  goal: { atMost: 1.2 },
})
await stop()

async function once(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

/** The middle of many, for one call takes as long as a breath of the machine. */
async function milliseconds(work: () => Promise<unknown>, times: number): Promise<number> {
  const taken: number[] = []
  for (let round = 0; round < times; round++) taken.push(await once(work))
  return middleOf(taken)
}

async function release(count: number) {
  await ownerPool.query(
    `insert into released_item (id, company_id, author, kind, name, about, tags, line, licence, with_rates, derived_from,
       number, notes, file_id, hash, bytes, missing_photos, released_at)
     select gen_random_uuid(), $1, 'Saltmarsh', 'body', 'Item ' || n, '', '{calm}', 'pet', 'CC BY', true, '', 1, '', $2, '', 1,
       0, now() - n * interval '1 minute'
     from generate_series(1, $3::int) n`,
    [operatorId, fileId, count],
  )
  await ownerPool.query('vacuum analyze released_item')
}
