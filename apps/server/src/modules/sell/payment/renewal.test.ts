import { afterAll, afterEach, expect, test } from 'vitest'
import { cards, useCard } from '../../../../test/buyers.ts'
import { eventually } from '../../../../test/eventually.ts'
import { startBilling } from '../../../../test/paying-companies.ts'

const billing = await startBilling()
const { app, at, aPaying, aTrial, place, payByCard, hurry, subscriptionOf, ordersOf, invoicesOf, chargesOf } = billing
const { gateways } = app.ports
const { visitor } = app
afterAll(() => billing.stop())
afterEach(() => {
  billing.sold.length = 0
  Object.assign(gateways.test, { takesLive: true })
})

/** Asks until it is so: jobs run beside. */
const soon = (check: () => Promise<void>) =>
  eventually(async () => {
    await hurry()
    await check()
  })

test('a month renews itself by the kept card, and 31 January comes back', async () => {
  const company = await aPaying('2027-01-31')
  await eventually(async () =>
    expect((await subscriptionOf(company)).card).toEqual({
      brand: 'Visa',
      last4: '4242',
      expiry: expect.stringMatching(/^\d\d\/\d\d$/),
      isRefused: false,
    }),
  )
  at('2027-02-27')
  await hurry()
  for (const [day, end] of [
    ['2027-02-28', '2027-03-31'],
    ['2027-03-31', '2027-04-30'],
    ['2027-04-30', '2027-05-31'],
  ] as const) {
    at(day)
    await soon(async () => expect(await subscriptionOf(company)).toMatchObject({ periodEnd: end }))
  }
  expect(await chargesOf(company)).toEqual([17_880, 17_880, 17_880, 17_880])
  await eventually(async () => expect(await invoicesOf(company)).toHaveLength(4))
  expect((await ordersOf(company)).map(({ kind, state }) => `${kind} ${state}`).toSorted()).toEqual([
    'change paid',
    'renewal paid',
    'renewal paid',
    'renewal paid',
  ])
})

test('a year from 29 February renews on 28 February', async () => {
  const company = await aPaying('2028-02-29', { choice: { plan: 'Direct', billing: 'annual' } })
  at('2029-02-28')
  await soon(async () => expect(await subscriptionOf(company)).toMatchObject({ periodEnd: '2030-02-28' }))
  expect(await chargesOf(company)).toEqual([178_800, 178_800])
})

test('fifty who look at once renew it once', async () => {
  const company = await aPaying('2026-11-16')
  at('2026-12-16')
  await Promise.all(Array.from({ length: 50 }, () => hurry()))
  await soon(async () => expect(await subscriptionOf(company)).toMatchObject({ periodEnd: '2027-01-16' }))
  await hurry()
  expect(await chargesOf(company)).toEqual([17_880, 17_880])
})

test('notices that come five times in any order change nothing more', async () => {
  const company = await aPaying('2026-11-16')
  at('2026-12-16')
  await soon(async () => expect(await subscriptionOf(company)).toMatchObject({ periodEnd: '2027-01-16' }))
  const { rows } = await app.owner.query<{ reference: string }>(
    'select reference from test_gateway.session where reference like $1',
    [`${company.companyId}.%`],
  )
  const told = rows.flatMap(({ reference }) => Array.from({ length: 5 }, () => reference))
  await Promise.all(told.toReversed().map((reference) => gateways.test.tell(reference)))
  expect(await subscriptionOf(company)).toMatchObject({ periodEnd: '2027-01-16' })
  expect(await chargesOf(company)).toEqual([17_880, 17_880])
})

test('the price that was agreed stays, whatever is sold by then', async () => {
  const company = await aPaying('2026-11-16')
  const [sold] = await visitor.payment.getPlanList({}).then((plans) => plans.filter(({ name }) => name === 'Direct'))
  await billing.staff.client.payment.savePlan({
    name: 'Direct',
    validFrom: '2026-11-20',
    terms: { ...(sold?.terms ?? never()), monthlyMinor: 99_900 },
  })
  at('2026-12-16')
  await soon(async () => expect(await subscriptionOf(company)).toMatchObject({ periodEnd: '2027-01-16' }))
  expect(await chargesOf(company)).toEqual([17_880, 17_880])
  await app.owner.query(`delete from plan where valid_from = '2026-11-20'`)
})

const never = () => {
  throw new Error('Nothing is sold')
}

test('given up it ends with its period, and can be kept until then', async () => {
  const [kept, left] = [await aPaying('2026-11-16'), await aPaying('2026-11-16')]
  for (const { client } of [kept, left]) expect(await client.payment.cancelPlan({})).toEqual({ endsOn: '2026-12-16' })
  expect(await subscriptionOf(kept)).toMatchObject({ isCancelled: true, isEnded: false })
  await kept.client.payment.keepPlan({})
  at('2026-12-16')
  await soon(async () => {
    expect(await subscriptionOf(kept)).toMatchObject({ periodEnd: '2027-01-16', isCancelled: false })
    expect(await subscriptionOf(left)).toMatchObject({ isEnded: true, periodEnd: '2026-12-16' })
  })
  expect(await chargesOf(left)).toEqual([17_880])
  await expect(left.client.payment.keepPlan({})).rejects.toMatchObject({ code: 'plan-order.nothing-paid' })
  // Whoever wants it again orders it again, from that day on.
  at('2027-01-10')
  await payByCard((await place(left)).ticket)
  expect(await subscriptionOf(left)).toMatchObject({ isEnded: false, suspendedOn: null, periodEnd: '2027-02-10' })
})

test('more ordered while the renewal is due: one charge, for both', async () => {
  const company = await aPaying('2026-11-16')
  at('2026-12-16')
  const { order, ticket } = await place(company, { plan: 'Advance', billing: 'monthly' })
  // The renewal, and the difference for all of its days.
  expect(order).toMatchObject({ netMinor: 39_900 })
  const { url } = await visitor.wallpayment.subscribePayment({ ticket })
  await Promise.all([hurry(), hurry(), useCard(app, url, cards.pays)])
  await visitor.payment.checkPayment({ ticket })
  await soon(async () =>
    expect(await subscriptionOf(company)).toMatchObject({ plan: 'Advance', periodEnd: '2027-01-16' }),
  )
  await hurry()
  expect(await chargesOf(company)).toEqual([17_880, 47_880])
})

test('while the card is being charged nothing is ordered in place of the renewal', async () => {
  const company = await aPaying('2026-11-16')
  const real = gateways.test.charge
  const { promise: isAsked, resolve: asked } = Promise.withResolvers<void>()
  const { promise: goesOn, resolve: goOn } = Promise.withResolvers<void>()
  Object.assign(gateways.test, {
    charge: async (...all: Parameters<typeof real>) => {
      asked()
      await goesOn
      return real(...all)
    },
  })
  at('2026-12-16')
  await hurry()
  await isAsked
  await expect(place(company, { plan: 'Advance', billing: 'monthly' })).rejects.toMatchObject({
    code: 'plan-order.renewal-due',
  })
  const due = await company.client.payment.getDueOrder({})
  await expect(visitor.wallpayment.subscribePayment({ ticket: due?.ticket ?? '' })).rejects.toMatchObject({
    code: 'payment.being-charged',
  })
  goOn()
  Object.assign(gateways.test, { charge: real })
  await soon(async () => expect(await subscriptionOf(company)).toMatchObject({ periodEnd: '2027-01-16' }))
  expect(await chargesOf(company)).toEqual([17_880, 17_880])
})

test('an order that nobody is paying gives way to the renewal', async () => {
  const company = await aPaying('2026-11-16')
  at('2026-12-15')
  const { order } = await place(company, { plan: 'Advance', billing: 'monthly' })
  at('2026-12-16')
  await soon(async () => expect(await subscriptionOf(company)).toMatchObject({ periodEnd: '2027-01-16' }))
  expect((await ordersOf(company)).find(({ id }) => id === order.id)).toMatchObject({ isCancelled: true })
})

test('without a card the renewal is invoiced, and paid by a transfer that staff record', async () => {
  Object.assign(gateways.test, { takesLive: false })
  at('2026-11-16')
  const company = await aTrial()
  const { referenceNumber } = await visitor.payment.getPayableOrder({ ticket: (await place(company)).ticket })
  const record = async () => {
    const open = (await ordersOf(company)).find(({ state }) => state === 'unpaid')
    const { number: orderNumber = '', totalMinor: amountMinor = 0 } = open ?? {}
    await billing.staff.client.payment.recordTransfer({ referenceNumber, orderNumber, amountMinor })
  }
  await record()
  at('2026-12-16')
  await soon(async () => expect(await invoicesOf(company)).toHaveLength(2))
  expect(await subscriptionOf(company)).toMatchObject({ periodEnd: '2026-12-16', suspendedOn: null })
  await expect(place(company, { plan: 'Advance', billing: 'monthly' })).rejects.toMatchObject({
    code: 'plan-order.renewal-due',
  })
  await record()
  expect(await subscriptionOf(company)).toMatchObject({ periodEnd: '2027-01-16' })
  await expect(company.client.payment.saveCardInfo({})).rejects.toMatchObject({ code: 'plan-order.by-transfer' })
  await hurry()
  expect(await invoicesOf(company)).toHaveLength(2)
})

test('another card is typed in on the page of the provider, and charged from then on', async () => {
  const company = await aPaying('2026-11-16')
  const { url } = await company.client.payment.saveCardInfo({})
  await useCard(app, url, cards.notifiesTwice)
  await eventually(async () =>
    expect((await subscriptionOf(company)).card).toMatchObject({ last4: '2008', brand: 'Visa' }),
  )
  expect(await chargesOf(company)).toEqual([17_880])
  at('2026-12-16')
  await soon(async () => expect(await subscriptionOf(company)).toMatchObject({ periodEnd: '2027-01-16' }))
  expect(await chargesOf(company)).toEqual([17_880, 17_880])
})

test('what is sold above the plan is billed with the renewal, of a year every month', async () => {
  const [month, year] = [
    await aPaying('2026-11-16'),
    await aPaying('2026-11-16', { choice: { plan: 'Direct', billing: 'annual' } }),
  ]
  // 12 in November of which 10 are included, 9 in December up to the day.
  for (let many = 0; many < 12; many++) billing.sold.push(new Date('2026-11-20T10:00:00Z'))
  for (let many = 0; many < 9; many++) billing.sold.push(new Date('2026-12-05T10:00:00Z'))
  at('2026-12-16')
  await soon(async () => {
    expect(await subscriptionOf(month)).toMatchObject({ periodEnd: '2027-01-16' })
    expect(await chargesOf(year)).toHaveLength(2)
  })
  const line = {
    text: 'Transactions above those included, 16 November 2026 up to 16 December 2026: 2',
    amountMinor: 80,
  }
  expect((await ordersOf(month)).find(({ kind }) => kind === 'renewal')).toMatchObject({
    netMinor: 14_980,
    lines: [{ text: 'Direct, monthly, 16 December 2026 up to 16 January 2027' }, line],
  })
  expect((await ordersOf(year)).find(({ kind }) => kind === 'usage')).toMatchObject({ netMinor: 80, lines: [line] })
  expect(await subscriptionOf(year)).toMatchObject({ periodEnd: '2027-11-16' })
  // Two more in December are above: of the eleven, nine were before.
  for (let many = 0; many < 3; many++) billing.sold.push(new Date('2026-12-20T10:00:00Z'))
  at('2027-01-16')
  await soon(async () => expect(await chargesOf(year)).toHaveLength(3))
  expect((await chargesOf(year)).at(-1)).toBe(96)
})
