import type { CouponForm } from '@coverwright/domain/sell/coupon/coupon'
import { expect, test } from 'vitest'
import { aBuyer, aSite, asBuyer, cards, pay, recordsOf, useCard } from '../../../../test/buyers.ts'
import { aCoupon } from '../../../../test/channel-builders.ts'
import { startTestApp, type TestCompany } from '../../../../test/test-app.ts'
import { startWorker } from '../../../platform/jobs/start-worker.ts'
import { acceptDeclarations, takePromoCode } from '../application/index.ts'
import { promotionJobs } from '../promotion/index.ts'
import { priceApplication } from '../quote/index.ts'

const app = await startTestApp()
await startWorker(app.serverUrl, promotionJobs)

async function aShop(form: Partial<CouponForm> = {}) {
  const company = await app.aCompany()
  const site = await aSite(app, company)
  return { company, site, coupon: await aCoupon(company, form) }
}

type Shop = Awaited<ReturnType<typeof aShop>>
type Choice = Parameters<typeof aBuyer>[2]

/** Has typed the code, seen the price and declared anew. */
async function aSaver({ site, coupon }: Shop, choice: Choice = {}) {
  const buyer = await aBuyer(app, site, choice)
  const quote = await asBuyer(app, site, async (journey) => {
    expect(await takePromoCode(journey, buyer.token, coupon.code.toLowerCase())).toBe(true)
    const priced = await priceApplication(journey, buyer.token, {})
    await acceptDeclarations(journey, buyer.token, ['is_true'])
    return priced.quote
  })
  return { ...buyer, before: buyer.quote, quote }
}

const countsOf = async ({ client }: TestCompany) => {
  const { items } = await client.coupon.listCoupons({})
  return items.map(({ used, reserved, status }) => ({ used, reserved, status }))
}

test('a coupon lowers the premium; policy, payment and books add up, and keep what was saved', async () => {
  const shop = await aShop({ value: '10' })
  const saver = await aSaver(shop)
  const [before, after] = [saver.before.premium, saver.quote.premium]
  const savedMinor = (before?.grossMinor ?? 0) - (after?.grossMinor ?? 0)
  expect(savedMinor).toBeGreaterThan(0)
  const { url } = await pay(app, saver)
  expect(await countsOf(shop.company)).toEqual([{ used: 0, reserved: 1, status: 'activated' }])
  await useCard(app, url, cards.pays)
  const { policies, charges } = await recordsOf(app, shop.company.companyId)
  const incentive = { couponId: shop.coupon.id, code: shop.coupon.code, discountMinor: savedMinor }
  expect(policies).toMatchObject([{ gross_minor: String(after?.grossMinor), incentive }])
  expect(charges).toMatchObject([{ amount_minor: String(after?.grossMinor) }])
  const { items } = await shop.company.client.transaction.listTransactions({})
  expect(items).toMatchObject([{ grossMinor: after?.grossMinor, netMinor: after?.netMinor, incentive }])
  expect(await countsOf(shop.company)).toEqual([{ used: 1, reserved: 0, status: 'activated' }])
})

test('instalments are of the lower price, to the penny', async () => {
  const shop = await aShop({ type: 'fixed', value: '15', minimumPayable: '50' })
  const saver = await aSaver(shop, { pay: 'monthly' })
  await useCard(app, (await pay(app, saver)).url, cards.pays)
  const { rows } = await app.owner.query(
    'select sum(amount_minor)::int as total, count(*)::int from instalment where company_id = $1',
    [shop.company.companyId],
  )
  const [plan] = saver.quote.premium?.instalments ?? []
  expect(rows).toEqual([{ total: plan?.totalMinor, count: 12 }])
  expect((saver.before.premium?.grossMinor ?? 0) - (saver.quote.premium?.grossMinor ?? 0)).toBeOneOf([1500, 1501])
})

test('of many who pay at once as many get one as there are, and the others pay nothing', async () => {
  const shop = await aShop({ usageCount: 4 })
  const savers = await Promise.all(
    Array.from({ length: 12 }, (_, n) => aSaver(shop, { answers: { email: `b${n}@example.org` } })),
  )
  const begun = await Promise.allSettled(savers.map((saver) => pay(app, saver)))
  const urls = begun.flatMap((each) => (each.status === 'fulfilled' ? [each.value.url] : []))
  expect(urls).toHaveLength(4)
  const refusals = begun.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []))
  expect(refusals).toEqual(Array.from({ length: 8 }, () => 'application.code-ended'))
  expect(await countsOf(shop.company)).toEqual([{ used: 0, reserved: 4, status: 'activated' }])
  // What one bank refuses is free for the next.
  await useCard(app, urls[0] ?? '', cards.declines)
  await Promise.all(urls.slice(1).map((url) => useCard(app, url, cards.pays)))
  expect(await countsOf(shop.company)).toEqual([{ used: 3, reserved: 0, status: 'activated' }])
  const next = await aSaver(shop, { answers: { email: 'next@example.org' } })
  await useCard(app, (await pay(app, next)).url, cards.pays)
  expect(await countsOf(shop.company)).toEqual([{ used: 4, reserved: 0, status: 'run-out' }])
  // Whoever came too late is shown the price without it, and has to declare that one.
  const { rows } = await app.owner.query(
    `select count(*)::int from application where company_id = $1 and state = 'open' and coupon_id is null and quote_id is null`,
    [shop.company.companyId],
  )
  expect(rows[0].count).toBe(8)
})

test('switched off while somebody pays, it is theirs; whoever has not begun to pay sees the price without it', async () => {
  const shop = await aShop()
  const [paying, looking] = [await aSaver(shop), await aSaver(shop, { answers: { email: 'late@example.org' } })]
  const { url } = await pay(app, paying)
  await shop.company.client.coupon.deactivateCoupon({ id: shop.coupon.id })
  await expect(pay(app, looking)).rejects.toMatchObject({ code: 'application.code-ended' })
  const anew = await asBuyer(app, shop.site, (journey) => priceApplication(journey, looking.token, {}))
  expect(anew.quote.premium).toEqual(looking.before.premium)
  await useCard(app, url, cards.pays)
  expect(await countsOf(shop.company)).toMatchObject([{ used: 1, reserved: 0 }])
})

test('going back to change an answer gives it back; a second tab pays once', async () => {
  const shop = await aShop({ usageCount: 1 })
  const saver = await aSaver(shop)
  const [first, second] = await Promise.all([pay(app, saver), pay(app, saver)])
  expect(first.url).toBe(second.url)
  await asBuyer(app, shop.site, async (journey) => {
    await priceApplication(journey, saver.token, { pay: 'monthly' })
    await acceptDeclarations(journey, saver.token, ['is_true'])
  })
  const { url } = await pay(app, saver)
  expect(await countsOf(shop.company)).toMatchObject([{ used: 0, reserved: 1 }])
  await useCard(app, url, cards.pays)
  expect(await countsOf(shop.company)).toMatchObject([{ used: 1, reserved: 0 }])
})

test('a customer uses it as often as allowed, and new ones alone where it says so', async () => {
  const shop = await aShop({ perCustomer: 1 })
  await useCard(app, (await pay(app, await aSaver(shop))).url, cards.pays)
  await expect(pay(app, await aSaver(shop))).rejects.toMatchObject({ code: 'application.code-ended' })
  const { id, state, status, used, reserved, createdAt, ...form } = shop.coupon
  await shop.company.client.coupon.updateCoupon({ id, ...form, perCustomer: 0, isForNewCustomers: true })
  await expect(pay(app, await aSaver(shop))).rejects.toMatchObject({ code: 'application.code-ended' })
  await pay(app, await aSaver(shop, { answers: { email: 'new@example.org' } }))
  expect(await countsOf(shop.company)).toMatchObject([{ used: 1, reserved: 1 }])
})

test('for another plan, product or currency there is no discount, and nothing is held', async () => {
  const shop = await aShop({ plans: ['basic'] })
  const saver = await aSaver(shop)
  expect(saver.quote).toMatchObject({ premium: saver.before.premium, incentive: null })
  await pay(app, saver)
  expect(await countsOf(shop.company)).toMatchObject([{ reserved: 0 }])
  const other = await aShop({ currency: 'USD' })
  const buyer = await aBuyer(app, other.site)
  expect(await asBuyer(app, other.site, (journey) => takePromoCode(journey, buyer.token, other.coupon.code))).toBe(
    false,
  )
})

test('a code is taken once, and the usage count is never set below what is used', async () => {
  const shop = await aShop({ usageCount: 5 })
  await expect(aCoupon(shop.company, { code: shop.coupon.code })).rejects.toMatchObject({ code: 'coupon.code-taken' })
  for (const email of ['a@example.org', 'b@example.org']) await pay(app, await aSaver(shop, { answers: { email } }))
  const { id, state, status, used, reserved, createdAt, ...form } = shop.coupon
  const change = shop.company.client.coupon.updateCoupon({ id, ...form, usageCount: 1 })
  await expect(change).rejects.toMatchObject({ code: 'coupon.below-used' })
  await shop.company.client.coupon.updateCoupon({ id, ...form, usageCount: 7 })
  const late = shop.company.client.coupon.updateCoupon({ id, ...form })
  await expect(late).rejects.toMatchObject({ code: 'coupon.changed-meanwhile' })
})

test('a coupon with a code for each customer: each is used once, and the promo code itself is none', async () => {
  const shop = await aShop({ isDisposable: true, codeLength: 8, usageCount: 2, code: 'SPRING' })
  const codes = async () => (await shop.company.client.promotionCode.listCodes({ couponId: shop.coupon.id })).items
  await expect.poll(async () => (await codes()).length, { timeout: 20_000 }).toBe(2)
  const [first, other] = await codes()
  const code = first?.code ?? ''
  expect(code).toMatch(/^SPRING-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
  const buyer = await aBuyer(app, shop.site)
  const typed = (text: string) => asBuyer(app, shop.site, (journey) => takePromoCode(journey, buyer.token, text))
  expect(await typed('SPRING')).toBe(false)
  const mine = { ...shop, coupon: { ...shop.coupon, code } }
  const [saver, second] = [await aSaver(mine), await aSaver(mine, { answers: { email: 'second@example.org' } })]
  expect(saver.quote.incentive).toMatchObject({ couponId: shop.coupon.id, code })
  const { url } = await pay(app, saver)
  await expect(pay(app, second)).rejects.toMatchObject({ code: 'application.code-ended' })
  await useCard(app, url, cards.pays)
  expect([await typed(code), await typed(other?.code ?? '')]).toEqual([false, true])
  const { text } = await shop.company.client.coupon.downloadCodes({ id: shop.coupon.id })
  expect([text.includes(code), text.includes(`${other?.code},free`)]).toEqual([false, true])
  const { id, state, status, used, reserved, createdAt, ...form } = shop.coupon
  const change = shop.company.client.coupon.updateCoupon({ id, ...form, code: 'OTHER' })
  await expect(change).rejects.toMatchObject({ code: 'coupon.codes-fixed' })
})

test('whoever hands codes out is told why one saves nothing; whoever types it only that it does not', async () => {
  const shop = await aShop({ perCustomer: 1, isForNewCustomers: true, plans: ['premier'] })
  const { client } = shop.company
  const { productId } = shop.site
  const asked = { code: shop.coupon.code.toLowerCase(), productId, plan: '', price: '', email: '' }
  expect(await client.codeTrial.tryCode(asked)).toEqual({ name: shop.coupon.name, obstacles: [] })
  expect(await client.codeTrial.tryCode({ ...asked, code: 'NOBODYS' })).toEqual({ name: null, obstacles: ['unknown'] })
  await expect(client.codeTrial.tryCode({ ...asked, productId: shop.coupon.id })).rejects.toMatchObject({
    code: 'product.not-found',
  })
  const { obstacles } = await client.codeTrial.tryCode({ ...asked, plan: 'essential' })
  expect(obstacles).toEqual(['other-plan'])

  const open = await aCoupon(shop.company, { perCustomer: 1, isForNewCustomers: true })
  const saver = await aSaver({ ...shop, coupon: open })
  const { url } = await pay(app, saver)
  await useCard(app, url, cards.pays)
  const { rows } = await app.owner.query('select email_key from customer where company_id = $1', [
    shop.company.companyId,
  ])
  const email = rows[0]?.email_key.toUpperCase()
  expect(await client.codeTrial.tryCode({ ...asked, code: open.code, email })).toEqual({
    name: open.name,
    obstacles: ['not-new', 'used-before'],
  })
})
