import { afterAll, beforeEach, expect, test } from 'vitest'
import { cards, useCard } from '../../../../test/buyers.ts'
import { eventually } from '../../../../test/eventually.ts'
import { startBilling } from '../../../../test/paying-companies.ts'
import type { TestCompany } from '../../../../test/test-app.ts'

const billing = await startBilling()
const { app, staff, at, aTrial, place, payByCard } = billing
const { visitor, clock } = app
beforeEach(() => at('2026-11-16'))
afterAll(() => billing.stop())

const direct = { plan: 'Direct', billing: 'monthly' } as const

const paymentsOf = async ({ companyId }: TestCompany) =>
  (await app.owner.query(`select state, amount_minor::int as amount from payment where company_id = $1`, [companyId]))
    .rows

/** On a slow machine some wait for their turn too long, and are told to try again; nothing else may happen to them. */
function doneOf<T>(settled: readonly PromiseSettledResult<T>[]): T[] {
  const refused = settled.flatMap((each) => (each.status === 'rejected' ? [each.reason.status] : []))
  expect(refused.filter((status) => status !== 503)).toEqual([])
  return settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
}

test('a paying company that orders more fifty times at once, and pays as often, is charged once', async () => {
  const company = await aTrial()
  await payByCard((await place(company)).ticket)
  at('2026-12-01')
  const choice = { plan: 'Advance', billing: 'monthly' } as const
  const { totalMinor } = await company.client.payment.advanceOrder(choice)
  const placed = doneOf(
    await Promise.allSettled(
      Array.from({ length: 50 }, () => company.client.payment.advanceOrderV2({ ...choice, totalMinor })),
    ),
  )
  expect(new Set(placed.map(({ order }) => order.id)).size).toBe(1)
  const tickets = placed.map(({ ticket }) => ticket)
  const opened = doneOf(
    await Promise.allSettled(tickets.map((ticket) => visitor.wallpayment.subscribePayment({ ticket }))),
  )
  expect(new Set(opened.map(({ url }) => url)).size).toBe(1)
  await Promise.all(Array.from({ length: 10 }, () => useCard(app, opened[0]?.url ?? '', cards.pays)))
  expect(await visitor.payment.checkPayment({ ticket: tickets[0] ?? '' })).toMatchObject({ order: { state: 'paid' } })
  expect(await company.client.payment.getSubscribePlan({})).toMatchObject({ plan: 'Advance', periodEnd: '2026-12-16' })
  expect((await paymentsOf(company)).toSorted((one, other) => one.amount - other.amount)).toEqual([
    { state: 'paid', amount: 15_000 },
    { state: 'paid', amount: 17_880 },
  ])
})

test('notices that come five times in any order before anything is settled settle each order once', async () => {
  const { notices } = app
  // Before the jobs' own time: by the clock of the database the gateway would be asked at once.
  at('2039-01-16')
  const companies = [await aTrial(), await aTrial(), await aTrial()]
  const orders = await Promise.all(
    companies.map(async (company) => ({ company, ticket: (await place(company)).ticket })),
  )
  const before = notices.sent.length
  notices.isHeldBack = true
  for (const { ticket } of orders) {
    const { url } = await visitor.wallpayment.subscribePayment({ ticket })
    await useCard(app, url, cards.notifiesTwice)
  }
  notices.isHeldBack = false
  for (const { company } of orders) expect(await paymentsOf(company)).toMatchObject([{ state: 'started' }])
  const held = notices.sent.slice(before)
  expect(held).toHaveLength(15)
  // The last first, the first last, and those between in turn: two orders' notices are never in the order they were sent.
  const shuffled = held.flatMap((_notice, index) => held[(index * 7 + 14) % held.length] ?? [])
  expect(new Set(shuffled).size).toBe(15)
  const answers = await Promise.all(shuffled.map((notice) => app.deliver(notice)))
  // On a slow machine some wait for their turn too long; the gateway tells again.
  expect(answers.map(({ statusCode }) => statusCode).filter((status) => status !== 204 && status !== 503)).toEqual([])
  for (const notice of held) await app.deliver(notice)
  for (const { company } of orders) {
    expect(await paymentsOf(company)).toEqual([{ state: 'paid', amount: 17_880 }])
    expect(await company.client.payment.getSubscribePlan({})).toMatchObject({
      plan: 'Direct',
      periodStart: '2039-01-16',
      periodEnd: '2039-02-16',
    })
    await eventually(async () => expect((await company.client.payment.listInvoices({})).items).toHaveLength(1))
  }
})

test('another amount than was asked for is no plan, and goes back', async () => {
  const company = await aTrial()
  const { order, ticket } = await place(company)
  const { url } = await visitor.wallpayment.subscribePayment({ ticket })
  await app.owner.query('update test_gateway.session set amount_minor = 17879 where reference like $1', [
    `${company.companyId}.%`,
  ])
  await useCard(app, url, cards.pays)
  await visitor.payment.checkPayment({ ticket })
  expect((await company.client.payment.getPaymentOrder({ id: order.id })).order).toMatchObject({
    state: 'abnormal',
    failure: 'Another amount was paid than was asked for',
  })
  await eventually(async () => expect(await paymentsOf(company)).toMatchObject([{ state: 'refunded' }]))
  const { rows: back } = await app.owner.query(
    'select sum(amount_minor)::int as amount from refund where company_id = $1',
    [company.companyId],
  )
  expect(back).toEqual([{ amount: 17_879 }])
  expect(await company.client.payment.getSubscribePlan({})).toMatchObject({ isTrial: true })
  expect((await company.client.payment.listInvoices({})).items).toEqual([])
  // What was asked for can be ordered again.
  expect(await payByCard((await place(company)).ticket)).toMatchObject({ order: { state: 'paid' } })
})

test('terms that begin between preview and order are not ordered unseen', async () => {
  const company = await aTrial()
  const { payment } = company.client
  const seen = await payment.advanceOrder(direct)
  const sold = (await visitor.payment.getPlanList({})).find(({ name }) => name === 'Direct')
  if (!sold) throw new Error('Nothing is sold')
  const terms = { ...sold.terms, monthlyMinor: 15_900 }
  await staff.client.payment.savePlan({ name: 'Direct', validFrom: '2026-11-17', terms })
  clock.now = () => new Date('2026-11-17T00:00:01Z')
  await expect(payment.advanceOrderV2({ ...direct, totalMinor: seen.totalMinor })).rejects.toMatchObject({
    status: 409,
    code: 'plan-order.price-changed',
  })
  expect((await payment.listOrders({})).items).toEqual([])
  const { order, ticket } = await place(company)
  expect(order).toMatchObject({ netMinor: 15_900, totalMinor: 19_080 })
  // Ordered is ordered: what is sold from a later day on changes nothing of it.
  await app.owner.query(`delete from plan where valid_from = '2026-11-17'`)
  await payByCard(ticket)
  expect(await paymentsOf(company)).toEqual([{ state: 'paid', amount: 19_080 }])
})
