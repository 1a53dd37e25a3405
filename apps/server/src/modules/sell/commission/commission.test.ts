import { earnedMinor } from '@coverwright/domain/sell/commission/earned'
import { expect, test } from 'vitest'
import { aBuyer, answersOf, aSite, asBuyer, cards, pay, recordsOf, useCard } from '../../../../test/buyers.ts'
import { aChannel, aMerchant, aVoucher } from '../../../../test/channel-builders.ts'
import { startTestApp, type TestCompany } from '../../../../test/test-app.ts'
import { acceptDeclarations, saveAnswers, startApplication, takePromoCode } from '../application/index.ts'
import { cancelPolicy } from '../payment/index.ts'
import { instalmentFailed, lockInstalment } from '../policy/index.ts'
import { priceApplication } from '../quote/index.ts'

const app = await startTestApp()

async function aShop(terms: { commissionMethod: 'percentage' | 'fixed'; ratioValue: string }) {
  const company = await app.aCompany()
  const site = await aSite(app, company)
  const channel = await aChannel(company)
  const merchant = await aMerchant(company, { channelId: channel.id })
  const connection = { id: channel.id, productId: site.productId, ...terms, promoCode: '' }
  await company.client.channel.connectProduct(connection)
  return { company, site, channel, merchant, connection }
}

type Shop = Awaited<ReturnType<typeof aShop>>

/** Somebody whom the channel's shop sent. */
async function sold({ company, site, channel, merchant }: Shop, payMode: 'yearly' | 'monthly' = 'yearly') {
  const buyer = await asBuyer(app, site, async (journey) => {
    const sender = { channelId: channel.id, merchant: merchant.code }
    const { token, application } = await startApplication(journey, site, undefined, sender)
    await saveAnswers(journey, token, answersOf(app))
    const { quote } = await priceApplication(journey, token, { plan: 'full', pay: payMode })
    await acceptDeclarations(journey, token, ['is_true'])
    return { companyId: site.companyId, token, applicationId: application.id, quote }
  })
  await useCard(app, (await pay(app, buyer)).url, cards.pays)
  const [policy] = (await recordsOf(app, company.companyId)).policies
  return { ...buyer, policyId: String(policy?.id), premium: buyer.quote.premium }
}

const entriesOf = async ({ client }: TestCompany) => (await client.commission.listEntries({})).items
const statementsOf = async ({ client }: TestCompany) => (await client.commission.listStatements({})).items

test('a channel earns on the premium before fees and tax, on the terms of the day, and all of it goes back', async () => {
  const shop = await aShop({ commissionMethod: 'percentage', ratioValue: '12.5' })
  const { policyId, premium } = await sold(shop)
  const baseMinor = (premium?.netMinor ?? 0) + (premium?.commissionMinor ?? 0)
  const amountMinor = earnedMinor(baseMinor, { method: 'percentage', ratioValue: '12.5' })
  const { channel, merchant, company } = shop
  const seller = { payee: 'channel', channelId: channel.id, channelName: channel.name, merchant: merchant.code }
  expect(await entriesOf(company)).toMatchObject([{ ...seller, kind: 'earned', baseMinor, amountMinor, policyId }])
  const { items } = await company.client.transaction.listTransactions({})
  expect(items).toMatchObject([{ channelCommissionMinor: amountMinor }])
  // Other terms from now on are none for what was sold before.
  await company.client.channel.connectProduct({ ...shop.connection, ratioValue: '50' })
  await asBuyer(app, shop.site, async ({ tx, audit, now }) => {
    await audit(policyId)
    await cancelPolicy(tx, policyId, now)
  })
  expect((await entriesOf(company)).map(({ kind, amountMinor: minor }) => [kind, minor])).toEqual([
    ['clawed-back', -amountMinor],
    ['earned', amountMinor],
  ])
  expect(await statementsOf(company)).toMatchObject([
    { ...seller, sales: 1, earnedMinor: amountMinor, clawedBackMinor: -amountMinor, owedMinor: 0 },
  ])
  const month = (await statementsOf(company))[0]?.month ?? ''
  const { text } = await company.client.commission.downloadStatement({ month, channelId: channel.id })
  expect(text.trim().split('\r\n')).toHaveLength(3)
  expect(text).toContain((amountMinor / 100).toFixed(2))
})

test('what lapses gives back the share that was never paid, and ledger, months and books agree', async () => {
  const shop = await aShop({ commissionMethod: 'fixed', ratioValue: '24' })
  const { policyId, premium } = await sold(shop, 'monthly')
  const { rows } = await app.owner.query('select id from instalment where policy_id = $1 and number = 2', [policyId])
  await asBuyer(app, shop.site, async ({ tx, audit, now }) => {
    await audit(policyId)
    for (let tries = 0; tries < 4; tries++) {
      const locked = await lockInstalment(tx, String(rows[0]?.id))
      if (locked?.policy.state === 'issued')
        await instalmentFailed(tx, locked, new Date(now.getTime() + 90 * 86_400_000))
    }
  })
  const [lapse] = (await shop.company.client.transaction.listTransactions({ kind: 'lapse' })).items
  const share = Math.round((2400 * Math.abs(lapse?.grossMinor ?? 0)) / (premium?.grossMinor ?? 1))
  expect(share).toBeGreaterThan(0)
  expect(lapse?.channelCommissionMinor).toBe(-share)
  // In the month in which it lapsed; what was earned stays in its own.
  const sums = await statementsOf(shop.company)
  expect(sums).toMatchObject([
    { sales: 0, earnedMinor: 0, clawedBackMinor: -share, owedMinor: -share },
    { sales: 1, earnedMinor: 2400, clawedBackMinor: 0, owedMinor: 2400 },
  ])
  const added = (await entriesOf(shop.company)).reduce((all, { amountMinor }) => all + amountMinor, 0)
  expect(added).toBe(sums.reduce((all, { owedMinor }) => all + owedMinor, 0))
})

test('a voucher’s own commission comes before the product’s; nobody earns where nobody sent', async () => {
  const shop = await aShop({ commissionMethod: 'percentage', ratioValue: '10' })
  const terms = { commissionType: 'fixed', commission: '7.77', value: '20', channelId: shop.channel.id } as const
  const voucher = await aVoucher(shop.company, terms)
  const buyer = await aBuyer(app, shop.site)
  await asBuyer(app, shop.site, async (journey) => {
    await takePromoCode(journey, buyer.token, voucher.promoCode)
    await priceApplication(journey, buyer.token, {})
    await acceptDeclarations(journey, buyer.token, ['is_true'])
  })
  await useCard(app, (await pay(app, buyer)).url, cards.pays)
  const nobodys = await aBuyer(app, shop.site, { answers: { email: 'alone@example.org' } })
  await useCard(app, (await pay(app, nobodys)).url, cards.pays)
  expect(await entriesOf(shop.company)).toMatchObject([{ kind: 'earned', amountMinor: 777, method: 'fixed' }])
})

test('ten sales at once are ten entries, and one sum of them', async () => {
  const shop = await aShop({ commissionMethod: 'fixed', ratioValue: '5' })
  await Promise.all(Array.from({ length: 10 }, () => sold(shop)))
  expect(await entriesOf(shop.company)).toHaveLength(10)
  expect(await statementsOf(shop.company)).toMatchObject([{ sales: 10, earnedMinor: 5000, owedMinor: 5000 }])
})

test('the ledger only grows: the server may change none of it', async () => {
  const { rows } = await app.owner.query(
    `select has_table_privilege('app', 'commission_entry', 'update') as updates, has_table_privilege('app', 'commission_entry', 'delete') as deletes`,
  )
  expect(rows).toEqual([{ updates: false, deletes: false }])
})
