import { afterAll, expect, test } from 'vitest'
import { aSite } from '../../../../test/buyers.ts'
import { eventually } from '../../../../test/eventually.ts'
import { startBilling } from '../../../../test/paying-companies.ts'

const billing = await startBilling()
const { app, at, aPaying, hurry, subscriptionOf, chargesOf } = billing
afterAll(() => billing.stop())

const soon = (check: () => Promise<void>) =>
  eventually(async () => {
    await hurry()
    await check()
  })
const basic = { plan: 'Basic', billing: 'monthly' } as const

test('a smaller plan begins when the month is over, and can be dropped until then', async () => {
  const [company, other] = [await aPaying('2026-11-16'), await aPaying('2026-11-16')]
  for (const { client } of [company, other])
    expect(await client.payment.takeSmallerPlan({ ...basic, offline: [] })).toMatchObject({
      on: '2026-12-16',
      netMinor: 4_900,
      creditMinor: 0,
    })
  expect(await subscriptionOf(company)).toMatchObject({ plan: 'Direct', next: { plan: 'Basic', on: '2026-12-16' } })
  expect(await other.client.payment.dropSmallerPlan({})).toBe(true)
  await expect(
    company.client.payment.takeSmallerPlan({ plan: 'Advance', billing: 'monthly', offline: [] }),
  ).rejects.toMatchObject({ code: 'plan-order.not-smaller' })
  at('2026-12-16')
  await soon(async () => {
    expect(await subscriptionOf(company)).toMatchObject({ plan: 'Basic', periodEnd: '2027-01-16', next: null })
    expect(await subscriptionOf(other)).toMatchObject({ plan: 'Direct', periodEnd: '2027-01-16' })
  })
  expect(await chargesOf(company)).toEqual([17_880, 5_880])
})

test('of a year it begins after the month that is running, and the rest is credit that the next months use', async () => {
  const company = await aPaying('2026-11-16', { choice: { plan: 'Advance', billing: 'annual' } })
  at('2026-12-20')
  const taken = await company.client.payment.takeSmallerPlan({ ...basic, offline: [] })
  // 61 of 365 days were used.
  const left = 399_000 - (399_000 * 61) / 365 - 4_900
  expect(taken).toMatchObject({ on: '2027-01-16', netMinor: 0, creditMinor: Math.round(left) })
  at('2027-01-16')
  await soon(async () =>
    expect(await subscriptionOf(company)).toMatchObject({ plan: 'Basic', periodEnd: '2027-02-16' }),
  )
  expect(await subscriptionOf(company)).toMatchObject({ creditMinor: Math.round(left) })
  at('2027-02-16')
  await soon(async () => expect(await subscriptionOf(company)).toMatchObject({ periodEnd: '2027-03-16' }))
  expect((await subscriptionOf(company)).creditMinor).toBe(Math.round(left - 4_900))
  expect(await chargesOf(company)).toEqual([478_800])
})

test('with too few units it is refused with the list; what was chosen goes offline on its day, and nothing takes its place', async () => {
  const company = await aPaying('2026-11-16')
  const { client, companyId } = company
  const [kept, gone] = [await aSite(app, company), await aSite(app, company)]
  await app.owner.query(`update mount set product_type = 'Simple' where company_id = $1`, [companyId])
  const refused = client.payment.takeSmallerPlan({ ...basic, offline: [] })
  await expect(refused).rejects.toMatchObject({
    code: 'plan-order.too-many-live',
    fields: { offline: expect.stringMatching(/^1 more of the Simple products: .+, .+$/) },
  })
  expect(await client.payment.getSmallerPlan(basic)).toMatchObject({
    tooMany: { Simple: 1, Standard: 0, Complicated: 0 },
    live: expect.arrayContaining([expect.objectContaining({ id: gone.productId })]),
  })
  await client.payment.takeSmallerPlan({ ...basic, offline: [gone.productId] })
  const liveAt = async () =>
    (
      await app.owner.query(`select distinct product_id from mount where company_id = $1 and state = 'live'`, [
        companyId,
      ])
    ).rows
  expect(await liveAt()).toHaveLength(2)
  at('2026-12-16')
  await soon(async () => expect(await subscriptionOf(company)).toMatchObject({ plan: 'Basic' }))
  expect(await liveAt()).toEqual([{ product_id: kept.productId }])
})
