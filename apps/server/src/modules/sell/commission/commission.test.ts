import { earnedMinor } from '@coverwright/domain/sell/commission/earned'
import { expect, test } from 'vitest'
import { anAgent } from '../../../../test/builders.ts'
import { aBuyer, answersOf, aSite, asBuyer, cards, pay, recordsOf, useCard } from '../../../../test/buyers.ts'
import { aChannel, aMerchant, aVoucher } from '../../../../test/channel-builders.ts'
import { startTestApp, type TestCompany } from '../../../../test/test-app.ts'
import { acceptDeclarations, type SentBy, saveAnswers, startApplication, takePromoCode } from '../application/index.ts'
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

type Site = Shop['site']

/** Somebody who was sent has answered everything and stands before the payment. */
const sentBy = (site: Site, sender: SentBy, payMode: 'yearly' | 'monthly' = 'yearly') =>
  asBuyer(app, site, async (journey) => {
    const { token, application } = await startApplication(journey, site, undefined, sender)
    await saveAnswers(journey, token, answersOf(app))
    const { quote } = await priceApplication(journey, token, { plan: 'full', pay: payMode })
    await acceptDeclarations(journey, token, ['is_true'])
    return { companyId: site.companyId, token, applicationId: application.id, quote }
  })

/** Somebody whom the channel's shop sent. */
async function sold({ company, site, channel, merchant }: Shop, payMode: 'yearly' | 'monthly' = 'yearly') {
  const buyer = await sentBy(site, { channelId: channel.id, merchant: merchant.code }, payMode)
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
  expect(items).toMatchObject([{ sellerCommission: { payee: 'channel', amountMinor } }])
  // The books are found by who sold.
  const other = await aMerchant(company, { channelId: channel.id })
  const countOf = async (filter: object) => (await company.client.transaction.listTransactions(filter)).total
  expect(await countOf({ channelId: channel.id })).toBe(1)
  expect(await countOf({ merchantId: merchant.id })).toBe(1)
  expect(await countOf({ merchantId: other.id })).toBe(0)
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
  expect(lapse?.sellerCommission?.amountMinor).toBe(-share)
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

test('terms are those of the day the application began: changed or disconnected before the sale changes nothing', async () => {
  const shop = await aShop({ commissionMethod: 'fixed', ratioValue: '10' })
  const { channel } = shop.company.client
  const sender = { channelId: shop.channel.id }
  const before = await sentBy(shop.site, sender)
  await channel.connectProduct({ ...shop.connection, ratioValue: '20' })
  const after = await sentBy(shop.site, sender)
  await channel.disconnectProduct({ id: shop.channel.id, productId: shop.site.productId })
  await channel.deactivateChannel({ id: shop.channel.id })
  const gone = await sentBy(shop.site, sender)
  for (const buyer of [before, after, gone]) await useCard(app, (await pay(app, buyer)).url, cards.pays)
  const earned = (await entriesOf(shop.company)).map(({ channelId, amountMinor }) => [channelId, amountMinor])
  expect(earned).toEqual([
    [shop.channel.id, 2000],
    [shop.channel.id, 1000],
  ])
  const { items } = await shop.company.client.transaction.listTransactions({})
  expect(items.map(({ channelName }) => channelName).toSorted()).toEqual(['', shop.channel.name, shop.channel.name])
})

test('an agent earns on their own terms, those of the product before those of all, and gives back', async () => {
  const company = await app.aCompany()
  const site = await aSite(app, company)
  const { commission } = company.client
  const agent = await anAgent(company)
  const sender = { agentId: agent.id }
  const unpaid = await sentBy(site, sender)
  const ofAll = { agentId: agent.id, productId: null, commissionMethod: 'percentage', ratioValue: '10' } as const
  await commission.setAgentTerms(ofAll)
  const general = await sentBy(site, sender)
  const own = { ...ofAll, productId: site.productId, commissionMethod: 'fixed', ratioValue: '7.5' } as const
  await commission.setAgentTerms(own)
  expect(await commission.listAgentTerms({ agentId: agent.id })).toMatchObject([
    { productId: null, ratioValue: '10' },
    { productId: site.productId, ratioValue: '7.5' },
  ])
  const particular = await sentBy(site, sender)
  await commission.removeAgentTerms({ agentId: agent.id, productId: site.productId })
  for (const buyer of [unpaid, general, particular]) await useCard(app, (await pay(app, buyer)).url, cards.pays)
  const { premium } = general.quote
  const tenth = Math.round(((premium?.netMinor ?? 0) + (premium?.commissionMinor ?? 0)) / 10)
  const seller = { payee: 'agent', agentId: agent.id, agentName: agent.name, channelId: null }
  const entries = await entriesOf(company)
  expect(entries).toMatchObject([
    { ...seller, amountMinor: 750 },
    { ...seller, amountMinor: tenth },
  ])
  await asBuyer(app, site, async ({ tx, audit, now }) => {
    const policyId = entries[0]?.policyId ?? ''
    await audit(policyId)
    await cancelPolicy(tx, policyId, now)
  })
  const [statement] = (await commission.listStatements({ agentId: agent.id })).items
  expect(statement).toMatchObject({ ...seller, sales: 2, earnedMinor: 750 + tenth, clawedBackMinor: -750 })
  const { text } = await commission.downloadStatement({ month: statement?.month ?? '', agentId: agent.id })
  expect(text.trim().split('\r\n')).toHaveLength(4)
  expect(text).toContain(agent.name)
  const found = (await company.client.transaction.listTransactions({ agentId: agent.id })).items
  expect(found.map(({ sellerCommission }) => sellerCommission?.amountMinor)).toEqual([-750, 750, tenth, undefined])
  await expect(commission.setAgentTerms({ ...ofAll, ratioValue: '99.01' })).rejects.toMatchObject({
    fields: { ratioValue: 'Enter a percentage from 0 to 99' },
  })
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
