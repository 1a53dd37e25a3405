import { SupportForm } from '@coverwright/domain/company/support/support'
import { exampleOf } from '@coverwright/domain/fields'
import { afterAll, expect, test } from 'vitest'
import { anAgentPage } from '../../../../test/agent-page-builders.ts'
import { aBuyer, aPolicy, aSite, cards, mountAt, pay, useCard } from '../../../../test/buyers.ts'
import { eventually } from '../../../../test/eventually.ts'
import { startBilling } from '../../../../test/paying-companies.ts'
import { hurry as collectInstalments } from '../../../../test/run-now.ts'
import { aVisitor } from '../../../../test/site-visitor.ts'
import type { TestCompany } from '../../../../test/test-app.ts'
import { policyLink } from '../policy/index.ts'

const billing = await startBilling()
const { app, at, aPaying, hurry, subscriptionOf, ordersOf, chargesOf, mailsOf, payByCard } = billing
afterAll(() => billing.stop())

const soon = (check: () => Promise<void>) =>
  eventually(async () => {
    await hurry()
    await check()
  })
const dueOf = async ({ client }: TestCompany) => (await client.payment.getDueOrder({})) ?? undefined
/** Without the invoices. */
const warningsOf = async (company: TestCompany) =>
  (await mailsOf(company)).flatMap(({ subject }) => (subject.startsWith('Invoice') ? [] : [subject]))
const triesOf = async ({ companyId }: TestCompany) =>
  (
    await app.owner.query<{ state: string }>(
      `select state from payment where company_id = $1 and card_payment_id is not null order by id`,
      [companyId],
    )
  ).rows.map(({ state }) => state)

/** A card that pays once and no more, from the day of the renewal to the day of suspension. */
async function aSuspended(before: (company: TestCompany) => Promise<void> = async () => undefined) {
  const company = await aPaying('2026-11-16', { card: cards.isLostLater })
  await before(company)
  at('2026-12-16')
  await soon(async () => expect((await dueOf(company))?.order.nextOn).toBe('2026-12-19'))
  at('2026-12-19')
  await soon(async () => expect((await dueOf(company))?.order.nextOn).toBe('2026-12-23'))
  at('2026-12-23')
  await soon(async () => expect((await dueOf(company))?.order.nextOn).toBe('2027-01-06'))
  at('2027-01-06')
  await soon(async () => expect(await subscriptionOf(company)).toMatchObject({ suspendedOn: '2027-01-06' }))
  return company
}

test('a card that is declined is tried again after 3 and 7 days, then there is a last notice of 14', async () => {
  const company = await aPaying('2026-11-16', { card: cards.paysOnce })
  for (const [day, next, many] of [
    ['2026-12-16', '2026-12-19', 1],
    ['2026-12-19', '2026-12-23', 2],
    ['2026-12-23', '2027-01-06', 3],
  ] as const) {
    at(day)
    await soon(async () => expect((await dueOf(company))?.order.nextOn).toBe(next))
    expect(await triesOf(company)).toEqual(Array.from({ length: many }, () => 'failed'))
  }
  expect(await subscriptionOf(company)).toMatchObject({ suspendedOn: null, card: { isRefused: false } })
  expect(await warningsOf(company)).toEqual([
    '£178.80 for the plan Direct is not paid yet',
    '£178.80 for the plan Direct is not paid yet',
    'Last notice: £178.80 for the plan Direct is due by 6 January 2027',
  ])
  expect(await ordersOf(company)).toHaveLength(2)
  // Another card pays it at once.
  const { url } = await company.client.payment.saveCardInfo({})
  await useCard(app, url, cards.pays)
  await soon(async () => expect(await subscriptionOf(company)).toMatchObject({ periodEnd: '2027-01-16' }))
  expect(await chargesOf(company)).toEqual([17_880, 17_880])
})

test('a card that the bank will not have is not tried again, and the company hears of it all the same', async () => {
  const company = await aSuspended()
  expect(await triesOf(company)).toEqual(['failed'])
  expect(await subscriptionOf(company)).toMatchObject({ card: { isRefused: true }, sitesOfflineOn: '2027-02-05' })
  expect((await warningsOf(company)).map((subject) => subject.split(':')[0])).toEqual([
    '£178.80 for the plan Direct is not paid yet',
    '£178.80 for the plan Direct is not paid yet',
    'Last notice',
    'Editing and publishing are suspended',
  ])
})

test('suspended it reads, exports and pays, and changes nothing; paid it goes on at once', async () => {
  const company = await aSuspended()
  const { client } = company
  const refused = { status: 403, code: 'suspended' }
  await expect(client.contact.deleteContact({ id: crypto.randomUUID() })).rejects.toMatchObject(refused)
  await expect(client.company.saveThemeColour({ themeColour: '#123456' })).rejects.toMatchObject(refused)
  await expect(client.publisher.goLive({} as never)).rejects.toMatchObject(refused)
  expect((await client.product.listProducts({})).items).toEqual([])
  expect((await client.payment.listInvoices({})).items).toHaveLength(2)
  await client.support.sendRequest(exampleOf(SupportForm))
  const due = await dueOf(company)
  at('2027-01-20')
  await payByCard(due?.ticket ?? '')
  // 21 days were waited for, 14 were suspended: what is left of the month begins today.
  expect(await subscriptionOf(company)).toMatchObject({
    suspendedOn: null,
    periodStart: '2026-12-30',
    card: { isRefused: false },
  })
  await client.company.saveThemeColour({ themeColour: '#123456' })
})

test('suspended it still collects instalments, shows policies to their holders, and its live site sells', async () => {
  const sold: { id: string; host: string }[] = []
  const company = await aSuspended(async (paying) => {
    const { id } = await aPolicy(app, paying, { pay: 'monthly' })
    sold.push({ id, host: (await aSite(app, paying)).host })
  })
  const [{ id, host } = { id: '', host: '' }] = sold
  const { companyId } = company
  const paidOf = async () =>
    (
      await app.owner.query<{ number: number }>(
        `select number from instalment where policy_id = $1 and state = 'paid' order by number`,
        [id],
      )
    ).rows.map(({ number }) => number)
  // Of the months before: the first at the sale, then one in December and, suspended by then, one in January.
  for (const [day, paid] of [
    ['2027-01-07', [1, 2]],
    ['2027-01-28', [1, 2, 3]],
  ] as const) {
    at(day)
    await eventually(async () => {
      await collectInstalments(app)
      expect(await paidOf()).toEqual(paid)
    })
  }
  const links = { tokens: app.ports.tokens, publicUrl: 'http://localhost' }
  const page = await app.app.inject(new URL(policyLink(links, { companyId, id })).pathname)
  expect([page.statusCode, page.body.includes('Jo Smith')]).toEqual([200, true])

  const bought = async () =>
    (await app.owner.query(`select id from policy where company_id = $1 and state = 'issued'`, [companyId])).rows
  expect(await bought()).toHaveLength(1)
  expect(await subscriptionOf(company)).toMatchObject({ suspendedOn: '2027-01-06', sitesOfflineOn: '2027-02-05' })
  expect((await aVisitor(app, host).get('/')).statusCode).toBe(200)
  await useCard(app, (await pay(app, await aBuyer(app, await mountAt(app, host)))).url, cards.pays)
  expect(await bought()).toHaveLength(2)
  await expect(company.client.company.saveThemeColour({ themeColour: '#123456' })).rejects.toMatchObject({
    code: 'suspended',
  })
})

test('sites and agents’ pages go on for thirty days with two notices, and then go offline; policies stay', async () => {
  const company = await aPaying('2026-11-16', { card: cards.isLostLater })
  const { companyId, client } = company
  const { host } = await aSite(app, company)
  const policy = await aPolicy(app, company)
  const page = await anAgentPage(app, company)
  const isPageShown = async () => (await aVisitor(app, page.host ?? '').get('/')).statusCode === 200
  const liveAt = async () =>
    (
      await app.owner.query(`select host from mount where company_id = $1 and state = 'live' order by host`, [
        companyId,
      ])
    ).rows
  for (const day of ['2026-12-16', '2026-12-19', '2026-12-23', '2027-01-06']) {
    at(day)
    const before = (await dueOf(company))?.order.nextOn
    await soon(async () => expect((await dueOf(company))?.order.nextOn).not.toBe(before))
  }
  expect(await subscriptionOf(company)).toMatchObject({ suspendedOn: '2027-01-06', sitesOfflineOn: '2027-02-05' })
  expect(await liveAt()).toContainEqual({ host })
  at('2027-01-29')
  await soon(async () =>
    expect((await mailsOf(company)).map(({ subject }) => subject)).toContain(
      'Your sites go offline on 5 February 2027',
    ),
  )
  expect(await liveAt()).toContainEqual({ host })
  expect(await isPageShown()).toBe(true)
  at('2027-02-05')
  await soon(async () => expect(await liveAt()).toEqual([]))
  await eventually(async () => expect(await isPageShown()).toBe(false))
  const { rows } = await app.owner.query('select state from policy where id = $1', [policy.id])
  expect(rows).toEqual([{ state: 'issued' }])
  // Whoever pays now publishes again.
  await payByCard((await dueOf(company))?.ticket ?? '')
  expect(await subscriptionOf(company)).toMatchObject({ suspendedOn: null })
  expect(await client.payment.getDueOrder({})).toBeNull()
  await client.directPage.activate({ id: page.id })
  await eventually(async () => expect(await isPageShown()).toBe(true))
})
