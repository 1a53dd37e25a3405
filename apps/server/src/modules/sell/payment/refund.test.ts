import { afterAll, expect, test } from 'vitest'
import { aPolicy, recordsOf } from '../../../../test/buyers.ts'
import { eventually } from '../../../../test/eventually.ts'
import { runNow } from '../../../../test/run-now.ts'
import { startTestApp } from '../../../../test/test-app.ts'
import type { TestGateway } from '../../../adapters/payments/test-gateway/create-test-gateway.ts'
import { inCompany, waysIn } from '../../../platform/http/ways-in.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { startWorker } from '../../../platform/jobs/start-worker.ts'
import { askRefund } from './ask-refund.ts'
import { refundSweeps } from './delayed-refund.ts'
import { paymentJobs } from './handle-jobs.ts'
import { refundPayment } from './jobs.ts'

const app = await startTestApp()
const real = app.ports.gateways.test
let refund: TestGateway['refund'] = real.refund
const gateway = { ...real, refund: ((order, asked) => refund(order, asked)) satisfies TestGateway['refund'] }
const worker = await startWorker(app.serverUrl, paymentJobs({ gateways: { ...app.ports.gateways, test: gateway } }))
afterAll(() => worker.stop(2000))

async function aPaid() {
  refund = real.refund
  const company = await app.aCompany()
  const { id, policy } = await aPolicy(app, company)
  const paymentId = String(policy.payment_id)
  const paidMinor = Number(policy.gross_minor)
  const ask = (amountMinor?: number) =>
    inCompany(app.pool)(company.companyId, (tx) =>
      askRefund(tx, { paymentId, reason: 'Goodwill', ...(amountMinor !== undefined && { amountMinor }) }),
    )
  const rows = async () =>
    (
      await app.owner.query('select *, amount_minor::int as minor from refund where payment_id = $1 order by id', [
        paymentId,
      ])
    ).rows
  const records = () => recordsOf(app, company.companyId)
  const isGiven = (count: number) =>
    eventually(async () =>
      expect((await rows()).map(({ state }) => state)).toEqual(Array.from({ length: count }, () => 'given')),
    )
  return { ...company, policyId: id, paymentId, paidMinor, ask, rows, records, isGiven }
}

test('a part goes back, then another, then the rest: each is a row, and the payment is paid until all is back', async () => {
  const { ask, rows, records, isGiven, paidMinor } = await aPaid()
  expect(await ask(100)).toBe(100)
  expect(await ask(250)).toBe(250)
  await isGiven(2)
  expect((await records()).payments).toMatchObject([{ state: 'paid' }])
  expect(await ask()).toBe(paidMinor - 350)
  await isGiven(3)
  expect((await rows()).map(({ minor, reason }) => [minor, reason])).toEqual([
    [100, 'Goodwill'],
    [250, 'Goodwill'],
    [paidMinor - 350, 'Goodwill'],
  ])
  const { payments, refunds } = await records()
  expect(payments).toMatchObject([{ state: 'refunded' }])
  expect(refunds.reduce((sum, { amount_minor: minor }) => sum + Number(minor), 0)).toBe(paidMinor)
  await expect(ask(1)).rejects.toMatchObject({ code: 'payment.not-refundable' })
})

test('two who give back most of it in the same moment: one does, the other is refused', async () => {
  const { ask, rows, records, isGiven, paidMinor } = await aPaid()
  const most = Math.ceil(paidMinor * 0.6)
  const asked = await Promise.allSettled([ask(most), ask(most), ask(most), ask(most)])
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const refused = asked.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  expect(refused.map(({ code }) => code)).toEqual(Array.from({ length: 3 }, () => 'payment.refund-too-much'))
  await isGiven(1)
  expect(await rows()).toHaveLength(1)
  expect((await records()).refunds).toHaveLength(1)
})

test('nothing, less than nothing and more than was paid are refused', async () => {
  const { ask, rows, paidMinor } = await aPaid()
  for (const minor of [0, -1, paidMinor + 1])
    await expect(ask(minor)).rejects.toMatchObject({ code: 'payment.refund-too-much' })
  expect(await rows()).toEqual([])
})

test('a policy cancelled after a part went back gives back the rest, and says so', async () => {
  const { ask, records, isGiven, paidMinor, client, policyId } = await aPaid()
  await ask(100)
  await isGiven(1)
  await client.customer.cancelPolicy({ id: policyId })
  await isGiven(2)
  const { payments, refunds } = await records()
  expect(payments).toMatchObject([{ state: 'refunded' }])
  expect(refunds.reduce((sum, { amount_minor: minor }) => sum + Number(minor), 0)).toBe(paidMinor)
})

test('an answer lost on the way gives nothing back twice', async () => {
  const { ask, records, isGiven } = await aPaid()
  let lost = 2
  refund = async (order, asked) => {
    const given = await real.refund(order, asked)
    if (lost-- > 0) throw new Error('connection reset')
    return given
  }
  await ask(500)
  await eventually(async () => {
    await app.owner.query(`update pgboss.job set start_after = now() where state in ('created', 'retry')`)
    expect(lost).toBeLessThan(0)
  })
  await isGiven(1)
  expect((await records()).refunds).toMatchObject([{ amount_minor: '500' }])
})

async function aDayPasses() {
  await app.owner.query(`update refund set due_at = now() - interval '1 minute' where due_at is not null`)
  await runNow(app, refundSweeps(waysIn(app.pool, 'job')))
}

test('a refund whose job has given up is told to the company once, and tried again every day until it is given', async () => {
  const { ask, rows, records, isGiven, client } = await aPaid()
  let tries = 0
  refund = () => {
    tries++
    return Promise.reject(new Error('account suspended'))
  }
  const giveUp = async (times: number) => {
    await eventually(() => expect(tries).toBe(times))
    const gone = `delete from pgboss.job where name = 'payment.refund' and state in ('retry', 'failed')`
    await eventually(async () => expect((await app.owner.query(gone)).rowCount).toBe(1))
  }
  const told = async () =>
    (await client.message.listNotifications({})).items.filter(({ source }) => source === 'Refunds')
  await ask(500)
  const [asked] = await rows()
  expect(Math.round((asked.due_at - asked.created_at) / 3_600_000)).toBe(24)
  await giveUp(1)
  expect(await told()).toEqual([])

  await aDayPasses()
  await giveUp(2)
  await aDayPasses()
  await giveUp(3)
  expect(await told()).toMatchObject([{ title: expect.stringContaining('has not given back £5.00 yet') }])

  refund = real.refund
  await aDayPasses()
  await isGiven(1)
  expect((await rows())[0]).toMatchObject({ due_at: null, told_at: expect.any(Date) })
  expect((await records()).refunds).toMatchObject([{ amount_minor: '500' }])
})

test('what a server of the version before gave is looked at once more, and nobody is told', async () => {
  const { ask, rows, isGiven, client } = await aPaid()
  await ask(500)
  await isGiven(1)
  await app.owner.query(`update refund set due_at = now() - interval '1 minute' where id = $1`, [(await rows())[0].id])
  await runNow(app, refundSweeps(waysIn(app.pool, 'job')))
  await eventually(async () => expect((await rows())[0].due_at).toBeNull())
  expect((await client.message.listNotifications({})).items).toEqual([])
})

test('what a server of the version before sold and decided to give back goes back, as a row like any other', async () => {
  const { companyId, paymentId, rows, records, isGiven } = await aPaid()
  const { rows: columns } = await app.owner.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute
     where attrelid = 'payment'::regclass and attnum > 0 and attname not in ('id', 'subject_id', 'kind', 'state')`,
  )
  const known = columns.map(({ name }) => name).join()
  // It names no subject and no kind, and writes no row of what goes back.
  const { rows: sold } = await app.owner.query(
    `insert into payment (id, state, ${known}) select gen_random_uuid(), 'closed', ${known} from payment where id = $1
     returning subject_id, application_id`,
    [paymentId],
  )
  expect(sold[0].subject_id).toBe(sold[0].application_id)
  await app.owner.query(`update payment set state = 'refunding' where id = $1`, [paymentId])
  await inCompany(app.pool)(companyId, (tx) => enqueue(tx, refundPayment, { paymentId }))
  await isGiven(1)
  expect(await rows()).toMatchObject([{ reason: 'Cancelled in time' }])
  expect((await records()).payments).toContainEqual(expect.objectContaining({ id: paymentId, state: 'refunded' }))
})
