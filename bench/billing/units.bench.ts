// Whether the plan has a unit left, against publishing, which asks it; and the account statement of a company with 1,000,000
// transactions, against the same of one with 1,000. They are spread over two years, as sales are.
import { missingUnits } from '../../apps/server/src/modules/publish/release/units.ts'
import { inCompany } from '../../apps/server/src/platform/http/ways-in.ts'
import { middleOf } from '../middle-of.ts'
import { report } from '../result.ts'
import { serveDemo } from '../serve-demo.ts'

const few = 1000
const many = 1_000_000

const { ownerPool, pool, signIn, stop } = await serveDemo()
const { client, companyId } = await signIn()
const product = (await client.product.listProducts({ search: 'Pet' })).items[0]
if (!product) throw new Error('There is no demo product')
await ownerPool.query(
  `update subscription set terms = jsonb_set(terms, '{allowance}', '{"Simple": 900, "Standard": 900, "Complicated": 900}')
   where company_id = $1`,
  [companyId],
)

const published: number[] = []
const checked: number[] = []
for (let round = 0; round <= 10; round++) {
  await ownerPool.query('update product set description = $1 where id = $2', [`Round ${round}`, product.id])
  await client.publisher.publishProduct({ id: product.id, stage: 'staging', host: 'bench-tried.localhost' })
  const taken = await once(() =>
    client.publisher.publishProduct({ id: product.id, stage: 'live', host: 'pet.localhost' }),
  )
  const asked: number[] = []
  for (let time = 0; time < 20; time++) asked.push(await checkMs())
  if (round > 0) {
    published.push(taken)
    checked.push(middleOf(asked))
  }
}
report({
  name: 'billing/unit-check',
  unit: 'ms',
  ours: middleOf(checked),
  peer: middleOf(published),
  goal: { atMost: 0.05 },
})

await ownerPool.query('alter table transaction disable trigger user')
await sell(few)
const statement = async () => {
  await client.payment.getSubscriptionDetails({})
  await client.payment.listOrders({})
  await client.payment.listInvoices({})
}
const small = await middleMs(statement)
await sell(many - few)
const large = await middleMs(statement)
report({ name: 'billing/statement', unit: 'ms', ours: large, peer: small, goal: { atMost: 1.2 } })
await stop()

/** The question alone, in a transaction that is open already. */
async function checkMs(): Promise<number> {
  return inCompany(pool)(companyId, async (tx) => {
    // Of a product that is not live: of others nothing is counted.
    const going = { productId: crypto.randomUUID(), type: 'Standard' as const }
    const begun = performance.now()
    const missing = await missingUnits(tx, going, new Date())
    if (missing.length > 0) throw new Error('There is no unit left')
    return performance.now() - begun
  })
}

async function sell(count: number) {
  // What the database works out of others is not given.
  const { rows } = await ownerPool.query<{ names: string; values: string }>(
    `select string_agg(format('%I', attname), ', ') as names, string_agg(format('r.%I', attname), ', ') as values
     from pg_attribute where attrelid = 'transaction'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
  )
  const { names, values } = rows[0] ?? { names: '', values: '' }
  await ownerPool.query(
    `insert into transaction (${names}) select ${values} from
       (select to_jsonb(t) as row from transaction t where company_id = $1 and kind = 'sale' limit 1) first,
       generate_series(1, $2::int) n,
       jsonb_populate_record(null::transaction, first.row || jsonb_build_object('id', gen_random_uuid(), 'policy_id',
         gen_random_uuid(), 'created_at', now() - (n % 730) * interval '1 day' - interval '40 days')) r`,
    [companyId, count],
  )
  await ownerPool.query('vacuum analyze transaction')
}

async function once(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

async function middleMs(work: () => Promise<unknown>): Promise<number> {
  const taken: number[] = []
  for (let round = 0; round < 60; round++) taken.push(await once(work))
  return middleOf(taken)
}
