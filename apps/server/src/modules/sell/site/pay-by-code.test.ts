import { attemptLimits } from '@coverwright/domain/company/session/attempt-limits'
import { channelLink } from '@coverwright/domain/sell/channel/channel-link'
import { expect, test } from 'vitest'
import { answersOf, aSite, cards, useCard } from '../../../../test/buyers.ts'
import { aChannel, aCoupon, aVoucher } from '../../../../test/channel-builders.ts'
import { aVisitor } from '../../../../test/site-visitor.ts'
import { startTestApp } from '../../../../test/test-app.ts'

const app = await startTestApp()
const plan = { plan: 'full', pay: 'yearly', go: 'next' }

async function aShop() {
  const company = await app.aCompany()
  const site = await aSite(app, company)
  const channel = await aChannel(company)
  const terms = { commissionMethod: 'percentage', ratioValue: '10', promoCode: '' } as const
  await company.client.channel.connectProduct({ id: channel.id, productId: site.productId, ...terms })
  return { company, site, channel }
}

test('without script: by a link, with a coupon and a voucher, to the policy and the commission of the month', async () => {
  const { company, site, channel } = await aShop()
  const coupon = await aCoupon(company, { value: '10' })
  const voucher = await aVoucher(company, { value: '20', channelId: channel.id })
  const visitor = aVisitor(app, site.host)
  await visitor.get(channelLink('', channel.code))
  await visitor.post('/', answersOf(app))
  await visitor.post('/plan', plan)
  const typed = async (code: string) => (await visitor.post('/_/code', { code })).headers.location
  expect([await typed(coupon.code), await typed(voucher.promoCode)]).toEqual(['/_/code?taken', '/_/code?taken'])
  await visitor.post('/plan', plan)
  const check = await visitor.get('/check')
  const [, left] =
    new RegExp(`Your voucher ${voucher.promoCode} pays £20.00. Your card pays £([\\d.]+)\\.`).exec(check.body) ?? []
  // What is pressed says what the card is charged.
  expect(check.body).toContain(`Pay £${left} and buy cover`)
  await useCard(app, String((await visitor.post('/check', { is_true: 'yes' })).headers.location), cards.pays)
  const [sale] = (await company.client.transaction.listTransactions({})).items
  const earned = Math.round(((sale?.netMinor ?? 0) + (sale?.commissionMinor ?? 0)) / 10)
  expect(sale).toMatchObject({
    incentive: { code: coupon.code },
    voucher: { code: voucher.promoCode, paidMinor: 2000 },
    channelName: channel.name,
  })
  const [statement] = (await company.client.commission.listStatements({ channelId: channel.id })).items
  // The voucher's terms are left open: the product's count, of the premium that the coupon lowered.
  expect(statement).toMatchObject({ sales: 1, earnedMinor: earned, owedMinor: earned })
  const { policy } = company.client
  expect(await policy.getPolicy({ id: sale?.policyId ?? '' })).toMatchObject({
    incentive: { code: coupon.code },
    voucher: { code: voucher.promoCode },
  })
})

test('a voucher that pays it all leads straight to the thanks; what is lost is said before', async () => {
  const { company, site } = await aShop()
  const voucher = await aVoucher(company, { value: '5000' })
  const visitor = aVisitor(app, site.host)
  await visitor.post('/', answersOf(app))
  await visitor.post('/plan', plan)
  await visitor.post('/_/code', { code: voucher.promoCode })
  await visitor.post('/plan', plan)
  const { body } = await visitor.get('/check')
  expect(body).toContain('nothing is left for a card to pay')
  expect(body).toContain('of it is lost')
  const location = String((await visitor.post('/check', { is_true: 'yes' })).headers.location)
  expect(new URL(location).pathname).toBe('/thank-you')
  expect((await visitor.get('/thank-you')).body).toContain('Policy number')
})

test('who pays monthly is told why, and can go on without the voucher', async () => {
  const { company, site } = await aShop()
  const voucher = await aVoucher(company)
  const visitor = aVisitor(app, site.host)
  await visitor.post('/', answersOf(app))
  await visitor.post('/plan', plan)
  await visitor.post('/_/code', { code: voucher.promoCode })
  await visitor.post('/plan', { ...plan, pay: 'monthly' })
  const refused = await visitor.post('/check', { is_true: 'yes' })
  expect(refused.headers.location).toBe('/_/code?monthly')
  const page = await visitor.get('/_/code?monthly')
  expect(page.body).toContain('A voucher pays for the whole price at once.')
  expect(page.body).toContain('Do not use the voucher')
  await visitor.post('/_/code', { drop: 'voucher' })
  await visitor.post('/plan', { ...plan, pay: 'monthly' })
  const paying = await visitor.post('/check', { is_true: 'yes' })
  expect(String(paying.headers.location)).toContain('/pay')
})

test('one address cannot hold all of a coupon by opening payments it never makes', async () => {
  const { company, site } = await aShop()
  const { times } = attemptLimits['promotion-hold.address']
  const coupon = await aCoupon(company, { usageCount: times + 5 })
  const answered: number[] = []
  for (let each = 0; each <= times; each++) {
    const visitor = aVisitor(app, site.host)
    await visitor.post('/', answersOf(app, { email: `b${each}@example.org` }))
    await visitor.post('/_/code', { code: coupon.code })
    await visitor.post('/plan', plan)
    answered.push((await visitor.post('/check', { is_true: 'yes' })).statusCode)
  }
  expect(answered.filter((status) => status === 429).length).toBeGreaterThan(0)
  const [held] = (await company.client.coupon.listCoupons({})).items
  expect(held?.reserved).toBeLessThanOrEqual(times)
})
