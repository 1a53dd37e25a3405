// Ten thousand subscriptions that have come due in the same minute: handed over, charged and settled by one worker, against a
// program that does nothing but write the same versions of the same rows, and against one that writes each row once in one
// transaction. Each is settled once, or this ends with an error.
import { BillingDetails } from '@coverwright/domain/company/plan-order/plan-order'
import { exampleOf } from '@coverwright/domain/fields'
import { createTestGateway } from '../../apps/server/src/adapters/payments/test-gateway/create-test-gateway.ts'
import { subscriptionSweeps } from '../../apps/server/src/modules/company/plan/index.ts'
import { salesBetween } from '../../apps/server/src/modules/insight/statistics/index.ts'
import { renewalJobs } from '../../apps/server/src/modules/sell/payment/collect-renewal.ts'
import { inCompany, waysIn } from '../../apps/server/src/platform/http/ways-in.ts'
import { startWorker } from '../../apps/server/src/platform/jobs/start-worker.ts'
import { bareWrites, countsOf, cpuWithDatabase, newestRows } from '../bare-writes.ts'
import { writesOf } from '../recorded-writes.ts'
import { report } from '../result.ts'
import { serveDemo } from '../serve-demo.ts'

const many = 10_000
const bareMany = 500
const amountMinor = 17_880

const { home, ownerPool, pool, serverUrl, signIn, stop } = await serveDemo()
const { client, companyId } = await signIn()
await client.payment.saveBillingDetails(exampleOf(BillingDetails))
const gateway = createTestGateway({
  pool,
  secret: 'bench',
  baseUrl: () => 'http://localhost',
  takesLive: true,
  send: async () => {},
})
const sweeps = subscriptionSweeps(waysIn(pool, 'bench')).filter(({ job }) => job.name === 'subscription.hand-over')

const troubles: string[] = []
const worker = await startWorker(serverUrl, renewalJobs({ gateways: { test: gateway }, salesBetween }), {
  onError: ({ message }) => troubles.push(message),
})
await sellPlan()
// What the queue writes of itself, and of what else it keeps, is no part of a renewal.
const transactions = (await writesOf(ownerPool, async () => settleAll(1))).flatMap((written) => {
  const own = written.filter(
    ({ table, row }) => !table.startsWith('pgboss.') || JSON.stringify(row).includes(companyId),
  )
  return own.length > 0 ? [own] : []
})
const writes = transactions.flat()
console.log(
  `A renewal is ${transactions.length} transactions that write ${writes.length} versions of ${countsOf(writes)}`,
)
let number = 0
const bare = await bareWrites({
  ownerPool,
  home,
  writes,
  renumber: (text) => {
    number += 1
    return text.replaceAll(/"(reference_number|name_key|licence_key)":"[^"]*"/g, `"$1":"bare${number}"`)
  },
})

await copyCompany(many)
const begun = performance.now()
const micros = await cpuWithDatabase(home, many, async () => {
  const before = process.cpuUsage()
  await settleAll(many + 1)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / many
})
const perSecond = (many * 1000) / (performance.now() - begun)
await worker.stop(5000)
await bare.cost(transactions, 100)
const once = await bare.cost([newestRows(writes)], bareMany)
const asSure = await bare.cost(transactions, bareMany)

const line = { unit: 'µs a renewal', ours: micros, goal: { atMost: 3 } }
report({ name: 'billing/renewal-cpu', ...line, peer: once.micros })
report({ name: 'billing/renewal-cpu-as-sure', ...line, peer: asSure.micros })
report({
  name: 'billing/due-at-once',
  unit: 'renewals a second',
  ours: perSecond,
  peer: asSure.perSecond,
  goal: { atLeast: 0.3 },
})
await stop()

/** The demo insurer pays for Direct by a card that is kept, and its month is over today. */
async function sellPlan() {
  await ownerPool.query('delete from subscription where company_id = $1', [companyId])
  await ownerPool.query(`update company set trial_ends_at = now() + interval '9 days' where id = $1`, [companyId])
  const choice = { plan: 'Direct', billing: 'monthly' } as const
  const { totalMinor } = await client.payment.advanceOrder(choice)
  const { ticket } = await client.payment.advanceOrderV2({ ...choice, totalMinor })
  const { url } = await client.wallpayment.subscribePayment({ ticket })
  const session = await gateway.pages.session(new URL(url).pathname.split('/').at(-1) ?? '')
  if (!session) throw new Error('There is no page to pay on')
  await gateway.pages.useCard(
    session,
    { number: '4242424242424242', expiry: '12/40' },
    { does: 'pays', title: 'Pays at once' },
  )
  await client.payment.checkPayment({ ticket })
  await ownerPool.query(
    `update subscription set watch_at = null, renew_at = now(), period = period || jsonb_build_object('start', (period ->> 'start')::date - 31,
       'anchor', (period ->> 'anchor')::date - 31, 'end', current_date,
       'segments', jsonb_build_array(jsonb_build_object('from', (period ->> 'start')::date - 31, 'priceMinor', 14900)))
     where company_id = $1`,
    [companyId],
  )
  // What is due of other demo companies is none of it.
  await ownerPool.query('update subscription set renew_at = null, watch_at = null where company_id <> $1', [companyId])
  await ownerPool.query(`create table bench_due as select * from subscription where company_id = '${companyId}'`)
}

/** As many more of it, each with a subscription that is due and a card at the gateway. */
async function copyCompany(count: number) {
  await ownerPool.query(
    `create table bench_copy as select gen_random_uuid() as company, gen_random_uuid() as payment, gen_random_uuid() as session, n
       from generate_series(1, $1::int) n`,
    [count],
  )
  const first = `(select (card ->> 'paymentId')::uuid from bench_due)`
  for (const text of [
    `insert into company select (jsonb_populate_record(c, jsonb_build_object('id', company, 'company_id', company, 'name', c.name || ' ' || n, 'name_key', c.name_key || n,
        'reference_number', 'CW-' || n, 'licence_number', 'bench' || n, 'licence_key', 'bench' || n))).* from company c, bench_copy where c.id = '${companyId}'`,
    `insert into billing_detail select (jsonb_populate_record(d, jsonb_build_object('id', gen_random_uuid(), 'company_id', company))).*
       from billing_detail d, bench_copy where d.company_id = '${companyId}'`,
    `insert into payment select (jsonb_populate_record(p, jsonb_build_object('id', payment, 'company_id', company, 'subject_id', gen_random_uuid()))).*
       from payment p, bench_copy where p.id = ${first}`,
    `insert into test_gateway.session select (jsonb_populate_record(s, jsonb_build_object('id', session, 'reference', company || '.order.' || payment))).*
       from test_gateway.session s, bench_copy where s.reference = '${companyId}.order.' || ${first}`,
    `insert into subscription select (jsonb_populate_record(due, jsonb_build_object('id', gen_random_uuid(), 'company_id', company,
        'card', due.card || jsonb_build_object('paymentId', payment)))).* from bench_due due, bench_copy`,
    'vacuum analyze company, payment, subscription, plan_order, test_gateway.session',
  ])
    await ownerPool.query(text)
}

/** Handed over at once, and waited for until every one of so many was renewed. */
async function settleAll(count: number) {
  const { signal } = new AbortController()
  for (const { handler } of sweeps)
    await handler({ jobId: 'bench', now: new Date(), signal, inCompany: inCompany(pool) })
  while ((await renewals()) < count && troubles.length < 10) await new Promise((resolve) => setTimeout(resolve, 500))
  const { rows } = await ownerPool.query<{ orders: number; paid: number; charges: number; minor: number }>(
    `select (select count(*)::int from plan_order where kind = 'renewal') as orders,
       (select count(distinct company_id)::int from plan_order where kind = 'renewal' and state = 'paid') as paid,
       (select count(*)::int from test_gateway.charge c join payment p on c.session_id = p.session_id::uuid
          where p.card_payment_id is not null) as charges,
       (select count(*)::int from payment where card_payment_id is not null and (state <> 'paid' or paid_minor <> ${amountMinor})) as minor`,
  )
  const [found] = rows
  if (!found || found.orders !== count || found.paid !== count || found.charges !== count || found.minor !== 0)
    throw new Error(`Of ${count} not all were settled once: ${JSON.stringify(found)} ${troubles.join('; ')}`)
}

async function renewals(): Promise<number> {
  const { rows } = await ownerPool.query(
    `select count(*)::int as count from plan_order where kind = 'renewal' and state = 'paid'`,
  )
  return rows[0]?.count ?? 0
}
