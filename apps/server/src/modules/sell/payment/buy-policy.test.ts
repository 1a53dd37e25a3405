import { expect, test, vi } from 'vitest'
import {
  aBuyer,
  aSite,
  asBuyer,
  cancelUrl,
  cards,
  checkoutOf,
  pay,
  recordsOf,
  returnUrl,
  useCard,
} from '../../../../test/buyers.ts'
import { startTestApp } from '../../../../test/test-app.ts'
import { saveAnswers } from '../application/index.ts'
import { getOutcome } from './get-outcome.ts'
import { startPayment } from './start-payment.ts'

const app = await startTestApp()
const links = { tokens: app.ports.tokens, publicUrl: 'http://localhost' }
const outcomeOf = (buyer: { companyId: string; applicationId: string }) => getOutcome(checkoutOf(app), buyer, links)

test('answers become a policy: number, price, days, person, one charge', async () => {
  const company = await app.aCompany()
  const site = await aSite(app, company, { design: { prefixes: ['TBK'], length: 5, endNumber: 99_999 } })
  const buyer = await aBuyer(app, site, { addOns: ['travel'] })
  expect(buyer.quote).toMatchObject({ decision: 'accept', state: 'open', premium: { grossMinor: 26_263 } })
  const { url } = await pay(app, buyer)
  expect(await outcomeOf(buyer)).toEqual({ kind: 'waiting' })
  expect((await useCard(app, url, cards.pays)).statusCode).toBe(303)

  const { policies, payments, charges } = await recordsOf(app, company.companyId)
  expect(policies).toHaveLength(1)
  expect(policies[0]).toMatchObject({
    number: 'TBK-00001',
    holder: 'Jo Smith',
    email: 'jo.smith@example.org',
    insured: 'An animal aged 5',
    plan: 'full',
    add_ons: ['travel'],
    mode: 'live',
    net_minor: '19553',
    commission_minor: '3450',
    fee_minor: '500',
    tax_minor: '2760',
    gross_minor: '26263',
  })
  expect(payments).toMatchObject([{ state: 'paid', amount_minor: '26263', card_last4: '4242' }])
  expect(charges).toMatchObject([{ amount_minor: '26263', currency: 'GBP' }])
  expect(await outcomeOf(buyer)).toMatchObject({
    kind: 'bought',
    policyNumber: 'TBK-00001',
    email: 'jo.smith@example.org',
  })
})

test('the price trace and the declarations are kept with their words', async () => {
  const company = await app.aCompany()
  const buyer = await aBuyer(app, await aSite(app, company))
  const { rows } = await app.owner.query(
    'select a.declarations, q.trace, q.program_hash, q.valid_until - q.created_at as life from application a join quote q on q.id = a.quote_id where a.id = $1',
    [buyer.applicationId],
  )
  expect(rows[0].declarations).toEqual([
    {
      name: 'is_true',
      textVersion: 1,
      text: 'My answers are true and complete.',
      isGiven: true,
      at: expect.any(String),
    },
    { name: 'wants_mail', textVersion: 3, text: 'Send me offers.', isGiven: false, at: expect.any(String) },
  ])
  expect(rows[0].trace).toEqual(
    expect.arrayContaining([expect.objectContaining({ step: 'basePremium', value: '210.02' })]),
  )
  expect(rows[0].life.days).toBeGreaterThanOrEqual(29)
})

test('monthly is a schedule that adds up; the first payment takes what does not divide', async () => {
  const company = await app.aCompany()
  const buyer = await aBuyer(app, await aSite(app, company), { pay: 'monthly' })
  await useCard(app, (await pay(app, buyer)).url, cards.pays)
  const { rows } = await app.owner.query(
    'select number, due_on::text, amount_minor::int, state from instalment where company_id = $1 order by number',
    [company.companyId],
  )
  const { charges, policies } = await recordsOf(app, company.companyId)
  expect(rows).toHaveLength(12)
  expect(rows.reduce((sum, row) => sum + row.amount_minor, 0)).toBe(Number(policies[0].gross_minor))
  expect(Number(charges[0].amount_minor)).toBe(rows[0].amount_minor)
  expect(rows.map((row) => row.state)).toEqual(['paid', ...Array.from({ length: 11 }, () => 'due')])
})

test('a declined card leaves no policy, and the buyer can pay again', async () => {
  const company = await app.aCompany()
  const buyer = await aBuyer(app, await aSite(app, company))
  await useCard(app, (await pay(app, buyer)).url, cards.declines)
  expect(await outcomeOf(buyer)).toEqual({ kind: 'failed', failure: 'The card was declined. Nothing was taken.' })
  expect(await recordsOf(app, company.companyId)).toMatchObject({ policies: [], charges: [] })

  await useCard(app, (await pay(app, buyer)).url, cards.pays)
  expect(await outcomeOf(buyer)).toMatchObject({ kind: 'bought' })
  expect((await recordsOf(app, company.companyId)).charges).toHaveLength(1)
  await expect(pay(app, buyer)).rejects.toMatchObject({ code: 'application.issued' })
})

test('a card that wants to be confirmed pays when it is, and not when it is refused', async () => {
  const company = await app.aCompany()
  const site = await aSite(app, company)
  const [sure, unsure] = [await aBuyer(app, site), await aBuyer(app, site)]
  const [first, second] = [(await pay(app, sure)).url, (await pay(app, unsure)).url]
  for (const url of [first, second]) await useCard(app, url, cards.authenticates)
  expect((await app.app.inject(new URL(first).pathname)).body).toContain('Confirm with your bank')
  expect((await recordsOf(app, company.companyId)).charges).toHaveLength(0)
  await useCard(app, first, '', '?do=confirm')
  await useCard(app, second, '', '?do=refuse')
  expect(await outcomeOf(sure)).toMatchObject({ kind: 'bought' })
  expect(await outcomeOf(unsure)).toMatchObject({ kind: 'failed' })
})

test('leaving the gateway’s page takes nothing', async () => {
  const company = await app.aCompany()
  const buyer = await aBuyer(app, await aSite(app, company))
  const { url } = await pay(app, buyer)
  await useCard(app, url, '', '?do=cancel')
  expect(await outcomeOf(buyer)).toEqual({ kind: 'failed', failure: 'You left the payment page. Nothing was taken.' })
  await useCard(app, url, cards.pays)
  expect((await recordsOf(app, company.companyId)).charges).toHaveLength(0)
})

test('an answer that comes late still makes the policy', async () => {
  const company = await app.aCompany()
  const buyer = await aBuyer(app, await aSite(app, company))
  await useCard(app, (await pay(app, buyer)).url, cards.answersLate)
  expect(await outcomeOf(buyer)).toEqual({ kind: 'waiting' })
  await vi.waitFor(async () => expect((await recordsOf(app, company.companyId)).policies).toHaveLength(1))
  expect(await outcomeOf(buyer)).toMatchObject({ kind: 'bought' })
})

test('a test sale takes no real number and is marked', async () => {
  const company = await app.aCompany()
  const site = await aSite(app, company, {
    stage: 'staging',
    design: { prefixes: ['TBK'], length: 5, endNumber: 99_999 },
  })
  const buyer = await aBuyer(app, site)
  await useCard(app, (await pay(app, buyer)).url, cards.pays)
  const { policies, payments } = await recordsOf(app, company.companyId)
  expect(policies).toMatchObject([{ number: `TEST-${buyer.quote.reference}`, mode: 'test' }])
  expect(payments).toMatchObject([{ mode: 'test' }])
  expect(await company.client.number.findPolicyNoList({})).toMatchObject({ items: [{ usedCount: 0 }] })
})

test('of the card only the last four digits are kept anywhere', async () => {
  const company = await app.aCompany()
  const buyer = await aBuyer(app, await aSite(app, company))
  const { url } = await pay(app, buyer)
  const answer = await useCard(app, url, '4242 4242 4242 4241')
  expect(answer.statusCode).toBe(422)
  expect(answer.body).not.toContain('4241')
  await useCard(app, url, cards.pays)
  const { rows } = await app.owner.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema in ('public', 'test_gateway', 'pgboss') and table_type = 'BASE TABLE'`,
  )
  for (const { name } of rows) {
    const { rowCount } = await app.owner.query(
      `select from ${name} t where translate(t::text, ' -', '') like '%4242424242424242%'`,
    )
    expect(rowCount, name).toBe(0)
  }
})

test('nothing is paid before it is declared, and nothing that was changed since', async () => {
  const company = await app.aCompany()
  const site = await aSite(app, company)
  const buyer = await aBuyer(app, site)
  await asBuyer(app, site, (journey) => saveAnswers(journey, buyer.token, { age: '6' }))
  await expect(pay(app, buyer)).rejects.toMatchObject({ code: 'application.not-declared' })
})

test('a price is paid within its days, and before cover should have started', async () => {
  const company = await app.aCompany()
  const site = await aSite(app, company)
  const inTwoDays = new Date(Date.now() + 2 * 86_400_000)
  const buyer = await aBuyer(app, site)
  await app.owner.query(`update application set expires_at = now() + interval '90 days'`)
  const { now } = app.clock
  app.clock.now = () => inTwoDays
  await expect(pay(app, buyer)).rejects.toMatchObject({ code: 'application.quote-expired' })
  app.clock.now = now
  await app.owner.query(`update quote set valid_until = now() - interval '1 minute' where id = $1`, [buyer.quote.id])
  await expect(pay(app, buyer)).rejects.toMatchObject({ code: 'application.quote-expired' })
})

test('live cover is not sold for test money, unless everything is a demo', async () => {
  const company = await app.aCompany()
  const [live, trial] = [await aSite(app, company), await aSite(app, company, { stage: 'staging' })]
  const checkout = { ...checkoutOf(app), gateways: { test: { ...app.gateway, takesLive: false } } }
  const [buyer, tester] = [await aBuyer(app, live), await aBuyer(app, trial)]
  await expect(startPayment(checkout, { ...buyer, returnUrl, cancelUrl })).rejects.toMatchObject({
    code: 'payment.not-set-up',
  })
  expect(await startPayment(checkout, { ...tester, returnUrl, cancelUrl })).toMatchObject({ url: expect.any(String) })
})
