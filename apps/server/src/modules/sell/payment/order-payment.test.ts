import { BillingDetails } from '@coverwright/domain/company/plan-order/plan-order'
import { exampleOf } from '@coverwright/domain/fields'
import { afterAll, expect, test } from 'vitest'
import { cards, useCard } from '../../../../test/buyers.ts'
import { eventually } from '../../../../test/eventually.ts'
import { startTestApp, type TestCompany } from '../../../../test/test-app.ts'
import { startWorker } from '../../../platform/jobs/start-worker.ts'
import { planOrderJobs } from '../../company/plan-order/index.ts'
import { paymentJobs } from './handle-jobs.ts'

const app = await startTestApp()
const { visitor, clock } = app
clock.now = () => new Date('2026-11-16T12:00:00Z')
// Companies pay at the built-in gateway here.
Object.assign(app.ports.gateways, { stripe: undefined })
const worker = await startWorker(app.serverUrl, [...planOrderJobs, ...paymentJobs({ gateways: app.ports.gateways })], {
  now: () => clock.now(),
})
afterAll(() => worker.stop())
const { rows } = await app.owner.query<{ id: string }>('select id from company where is_operator')
const staff = await app.aColleague({ companyId: rows[0]?.id ?? '' }, { role: 'super' })

let number = 0

/** On trial, with all that is asked before paying. */
async function aTrial(): Promise<TestCompany> {
  const company = await app.aCompany()
  await app.owner.query(`update company set trial_ends_at = $2, licence_number = $3, licence_key = $3 where id = $1`, [
    company.companyId,
    '2026-11-20T00:00:00Z',
    `order${process.pid}${++number}`,
  ])
  await company.client.payment.saveBillingDetails(exampleOf(BillingDetails))
  return company
}

const direct = { plan: 'Direct', billing: 'monthly' } as const

async function place(
  { client }: TestCompany,
  choice: { plan: 'Direct' | 'Advance'; billing: 'monthly' | 'annual' } = direct,
) {
  const { totalMinor } = await client.payment.advanceOrder(choice)
  return client.payment.advanceOrderV2({ ...choice, totalMinor })
}

/** As whoever pays at the gateway's page. */
async function payByCard(ticket: string, card: string = cards.pays) {
  const { url } = await visitor.wallpayment.subscribePayment({ ticket })
  await useCard(app, url, card)
  return visitor.payment.checkPayment({ ticket })
}

const paymentsOf = async ({ companyId }: TestCompany) =>
  (await app.owner.query(`select state, amount_minor::int as amount from payment where company_id = $1`, [companyId]))
    .rows

test('a trial is paid for: the preview is what is charged, the plan in force once paid, the invoice written', async () => {
  const company = await aTrial()
  const { payment, login } = company.client
  const preview = await payment.advanceOrder(direct)
  expect(preview).toMatchObject({
    netMinor: 14_900,
    vatPercent: 20,
    vatMinor: 2_980,
    totalMinor: 17_880,
    periodStart: '2026-11-16',
    periodEnd: '2026-12-16',
  })
  const { order, ticket } = await place(company)
  expect(order).toMatchObject({ state: 'unpaid', totalMinor: 17_880 })
  expect(await payment.getSubscribePlan({})).toMatchObject({ isTrial: true })
  expect(await visitor.payment.getPayableOrder({ ticket })).toMatchObject({ payBy: 'card', order: { state: 'unpaid' } })
  expect(await payByCard(ticket)).toMatchObject({ order: { state: 'paid' } })
  expect(await payment.getSubscribePlan({})).toMatchObject({ plan: 'Direct', isTrial: false, periodEnd: '2026-12-16' })
  expect(await login.getCompanyUpgradeStatus({})).toMatchObject({ plan: 'Direct', trialEndsAt: null })
  await expect(visitor.wallpayment.subscribePayment({ ticket })).rejects.toMatchObject({
    message: 'The order has been paid',
  })
  await eventually(async () => expect((await payment.listInvoices({})).items).toHaveLength(1))
  const { items } = await payment.listInvoices({})
  expect(items).toMatchObject([
    { orderNumber: order.number, totalMinor: 17_880, number: expect.stringMatching(/^CW-\d{6}$/) },
  ])
  const { base64 } = await payment.printInvoice({ id: items[0]?.id ?? '' })
  expect(Buffer.from(base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
})

test('pressed fifty times at once it is one charge and one plan', async () => {
  const company = await aTrial()
  const { ticket } = await place(company)
  const again = await Promise.allSettled(Array.from({ length: 10 }, () => place(company)))
  expect(new Set(doneOf(again).map(({ order }) => order.id)).size).toBe(1)
  const pressed = Array.from({ length: 50 }, () => visitor.wallpayment.subscribePayment({ ticket }))
  const pages = new Set(doneOf(await Promise.allSettled(pressed)).map(({ url }) => url))
  expect(pages.size).toBe(1)
  await useCard(app, [...pages][0] ?? '', cards.pays)
  doneOf(await Promise.allSettled(Array.from({ length: 5 }, () => visitor.payment.checkPayment({ ticket }))))
  expect(await visitor.payment.checkPayment({ ticket })).toMatchObject({ order: { state: 'paid' } })
  expect(await paymentsOf(company)).toEqual([{ state: 'paid', amount: 17_880 }])
})

/** On a slow machine some wait for their turn too long, and are told to try again; nothing else may happen to them. */
function doneOf<T>(settled: readonly PromiseSettledResult<T>[]): T[] {
  const refused = settled.flatMap((each) => (each.status === 'rejected' ? [each.reason.status] : []))
  expect(refused.filter((status) => status !== 503)).toEqual([])
  return settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
}

test('an upgrade in the middle of a month costs the days that are left', async () => {
  const company = await aTrial()
  await payByCard((await place(company)).ticket)
  const day = clock.now
  clock.now = () => new Date('2026-12-01T12:00:00Z')
  const { order, ticket } = await place(company, { plan: 'Advance', billing: 'monthly' })
  // 15 of 30 days.
  expect(order).toMatchObject({ netMinor: 12_500, totalMinor: 15_000 })
  await payByCard(ticket)
  expect(await company.client.payment.getSubscribePlan({})).toMatchObject({ plan: 'Advance', periodEnd: '2026-12-16' })
  await expect(company.client.payment.advanceOrder(direct)).rejects.toMatchObject({ code: 'plan-order.smaller' })
  clock.now = day
})

test('at another price than was shown nothing is ordered; without details or a licence neither', async () => {
  const company = await aTrial()
  const { payment } = company.client
  await expect(payment.advanceOrderV2({ ...direct, totalMinor: 17_879 })).rejects.toMatchObject({
    status: 409,
    code: 'plan-order.price-changed',
  })
  await app.owner.query('update company set licence_number = null, licence_key = null where id = $1', [
    company.companyId,
  ])
  await expect(place(company)).rejects.toMatchObject({ code: 'plan-order.no-licence' })
  expect(await payment.getLicence({})).toEqual({ licenceNumber: null, isWellFormed: false })
  await payment.saveLicence({ licenceNumber: `own-${process.pid}` })
  await expect(payment.saveLicence({ licenceNumber: 'another' })).rejects.toMatchObject({
    code: 'plan-order.licence-there',
  })
  await app.owner.query('delete from billing_detail where company_id = $1', [company.companyId])
  await expect(place(company)).rejects.toMatchObject({ code: 'plan-order.no-details' })
})

test('what is paid after it was given up is abnormal, and goes back', async () => {
  const company = await aTrial()
  const { order, ticket } = await place(company)
  const { url } = await visitor.wallpayment.subscribePayment({ ticket })
  await company.client.payment.updateOrder({ id: order.id })
  await useCard(app, url, cards.pays)
  expect(await visitor.payment.checkPayment({ ticket })).toMatchObject({ order: { state: 'abnormal' } })
  await eventually(async () => expect(await paymentsOf(company)).toMatchObject([{ state: 'refunded' }]))
  expect(await company.client.payment.getSubscribePlan({})).toMatchObject({ isTrial: true })
  expect((await company.client.payment.listInvoices({})).items).toEqual([])
})

test('a declined card leaves the order to be paid with another', async () => {
  const company = await aTrial()
  const { ticket } = await place(company)
  expect(await payByCard(ticket, cards.declines)).toMatchObject({ order: { state: 'unpaid' } })
  expect(await payByCard(ticket)).toMatchObject({ order: { state: 'paid' } })
})

test('without keys of a card provider it is a transfer, which staff record', async () => {
  const company = await aTrial()
  Object.assign(app.ports.gateways.test, { takesLive: false })
  const { order, ticket } = await place(company)
  const { referenceNumber, payBy } = await visitor.payment.getPayableOrder({ ticket })
  await expect(visitor.wallpayment.subscribePayment({ ticket })).rejects.toMatchObject({
    code: 'plan-order.by-transfer',
  })
  Object.assign(app.ports.gateways.test, { takesLive: true })
  expect(payBy).toBe('transfer')
  const transfer = { referenceNumber, orderNumber: order.number, amountMinor: order.totalMinor }
  await expect(company.client.payment.recordTransfer(transfer)).rejects.toMatchObject({ status: 403 })
  await expect(staff.client.payment.recordTransfer({ ...transfer, amountMinor: 1 })).rejects.toMatchObject({
    code: 'plan-order.wrong-amount',
  })
  const recorded = await Promise.allSettled([1, 2, 3].map(() => staff.client.payment.recordTransfer(transfer)))
  expect(recorded.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await company.client.payment.getSubscribePlan({})).toMatchObject({ plan: 'Direct', isTrial: false })
})

test('a link that was made up, or is for something else, opens nothing', async () => {
  for (const ticket of ['made-up', await app.ports.tokens.seal('staging', { companyId: rows[0]?.id }, '7d')])
    await expect(visitor.payment.getPayableOrder({ ticket })).rejects.toMatchObject({ code: 'plan-order.link-expired' })
})

test('invoices are numbered one after the other, whoever they are for', async () => {
  await eventually(async () => {
    const { rows: given } = await app.owner.query<{ number: string }>('select number from invoice order by number')
    const { rows: orders } = await app.owner.query(`select from plan_order where state = 'paid'`)
    expect(given).toHaveLength(orders.length)
    expect(given.map(({ number: each }) => Number(each.slice(3)))).toEqual(given.map((_, at) => at + 1))
  })
})

test('staff set terms from tomorrow on, once for a day', async () => {
  const [first] = await staff.client.payment.listPlans({})
  if (!first) throw new Error('Nothing is sold')
  const form = { name: 'Basic', validFrom: '2027-01-01', terms: { ...first.terms, monthlyMinor: 5_100 } } as const
  await staff.client.payment.savePlan(form)
  await expect(staff.client.payment.savePlan(form)).rejects.toMatchObject({ code: 'plan.date-taken' })
  await expect(staff.client.payment.savePlan({ ...form, validFrom: '2026-11-16' })).rejects.toMatchObject({
    code: 'plan.in-the-past',
  })
  const sold = await visitor.payment.getPlanList({})
  expect(sold.find(({ name }) => name === 'Basic')?.terms.monthlyMinor).toBe(4_900)
})
