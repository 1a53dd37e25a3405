import type { CouponForm } from '@coverwright/domain/sell/coupon/coupon'
import { expect, test } from 'vitest'
import { aPartnership, aProduct } from '../../../../test/builders.ts'
import { cards, useCard } from '../../../../test/buyers.ts'
import { aCoupon } from '../../../../test/channel-builders.ts'
import { anActiveGateway } from '../../../../test/gateways.ts'
import { aResale, goTo, verifySender } from '../../../../test/resales.ts'
import { aVisitor } from '../../../../test/site-visitor.ts'
import { startTestApp, type TestCompany } from '../../../../test/test-app.ts'

const app = await startTestApp()
const plan = { plan: 'full', go: 'next' }

async function aBroker(mode: 'P2I' | 'P1B', form: Partial<CouponForm>) {
  const insurer = await app.aCompany()
  const { partner: broker } = await aPartnership(app, insurer, { state: 'active' })
  await app.owner.query('update partnership set payment_mode = $1 where partner_id = $2', [mode, broker.companyId])
  await verifySender(app, broker)
  if (mode === 'P1B') await anActiveGateway(broker)
  const { id } = await aProduct(app, insurer, { state: 'online', name: 'Provided' })
  await insurer.client.primaryProduct.moveProduct({ id })
  const { items } = await broker.client.primaryProduct.listOffers({})
  const offer = items.find(({ companyId }) => companyId === insurer.companyId)
  // Whether there is a code to type is remembered with the shop for a second.
  const coupon = await aCoupon(broker, form)
  return { insurer, broker, coupon, resale: await aResale(broker, offer?.id ?? '', 'Quay pet') }
}

async function buy(host: string, pay: string, code?: string) {
  const visitor = aVisitor(app, host)
  await goTo(app, visitor, '/plan')
  await visitor.post('/plan', { ...plan, pay })
  const typed = code && (await visitor.post('/_/code', { code })).headers.location
  expect(typed).toBe(code && '/_/code?taken')
  await visitor.post('/plan', { ...plan, pay })
  const { headers } = await visitor.post('/check', { is_true: 'yes' })
  await useCard(app, String(headers.location), cards.pays)
}

const salesOf = async ({ client }: TestCompany) =>
  (await client.primaryProduct.listResoldPolicies({ mode: 'live' })).items

test.each([
  ['P2I', 'yearly'],
  ['P2I', 'monthly'],
  ['P1B', 'yearly'],
  ['P1B', 'monthly'],
] as const)(
  '%s, %s: a coupon comes out of the broker’s part, and the insurer gets what it would have got',
  async (mode, pay) => {
    const form = { type: 'fixed', value: '10', minimumPayable: '50' } as const
    const { insurer, broker, coupon, resale } = await aBroker(mode, form)
    await buy(resale.host, pay)
    await buy(resale.host, pay, coupon.code)
    const [less, whole] = await salesOf(broker)
    const [provided, providedWhole] = await salesOf(insurer)
    expect(less?.grossMinor).toBe((whole?.grossMinor ?? 0) - 1000)
    expect(less?.ourMinor).toBe((whole?.ourMinor ?? 0) - 1000)
    expect(provided?.ourMinor).toBe(providedWhole?.ourMinor)
    expect(provided).toMatchObject({ id: less?.id, netMinor: whole?.netMinor, taxMinor: whole?.taxMinor })
    expect((less?.ourMinor ?? 0) + (provided?.ourMinor ?? 0)).toBe(less?.grossMinor)
    // Books and ledger of the broker say the same.
    const [sale] = (await broker.client.transaction.listTransactions({})).items
    expect(sale).toMatchObject({ grossMinor: less?.grossMinor, incentive: { code: coupon.code, discountMinor: 1000 } })
    const [entry] = (await broker.client.commission.listEntries({})).items
    expect(entry).toMatchObject({ payee: 'broker', amountMinor: less?.commissionMinor, kind: 'earned' })
    const { rows } = await app.owner.query(
      `select sum(i.amount_minor)::int as total from instalment i join policy p on p.id = i.policy_id where p.number = $1`,
      [less?.number],
    )
    expect(rows[0].total).toBe(pay === 'monthly' ? less?.grossMinor : null)
    const kept = (await broker.client.coupon.listCoupons({})).items.find(({ id }) => id === coupon.id)
    expect(kept).toMatchObject({ used: 1, reserved: 0 })
  },
)

test('more than the broker earns is refused as any other code, and the preview says why', async () => {
  const { broker, coupon, resale } = await aBroker('P2I', { type: 'percentage', value: '90' })
  const visitor = aVisitor(app, resale.host)
  await goTo(app, visitor, '/plan')
  await visitor.post('/plan', { ...plan, pay: 'yearly' })
  expect((await visitor.post('/_/code', { code: coupon.code })).headers.location).toBe('/_/code?errors')
  expect((await visitor.post('/_/code', { code: 'NO-SUCH' })).headers.location).toBe('/_/code?errors')
  const about = { code: coupon.code, productId: resale.id, plan: '', price: '', email: '' }
  const asked = (premium: string, sellersPart: string) =>
    broker.client.codeTrial.tryCode({ ...about, premium, sellersPart })
  expect((await asked('200', '35')).obstacles).toEqual(['above-sellers-part'])
  expect((await asked('200', '180')).obstacles).toEqual([])
})
