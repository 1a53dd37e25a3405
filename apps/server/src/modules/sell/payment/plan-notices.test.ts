import { afterAll, expect, test } from 'vitest'
import { aSite } from '../../../../test/buyers.ts'
import { eventually } from '../../../../test/eventually.ts'
import { startBilling } from '../../../../test/paying-companies.ts'
import { readPdf } from '../../../../test/read-pdf.ts'
import type { TestCompany } from '../../../../test/test-app.ts'

const billing = await startBilling()
const { app, at, aPaying, aTrial, hurry, endTrials, subscriptionOf, mailsOf, chargesOf, payByCard } = billing
afterAll(() => billing.stop())

const soon = (check: () => Promise<void>) =>
  eventually(async () => {
    await hurry()
    await check()
  })
const subjectsOf = async (company: TestCompany) => (await mailsOf(company)).map(({ subject }) => subject)

test('when a trial has ended its primary user is sent one link; paid, people sign in again', async () => {
  at('2026-11-16')
  const company = await aTrial()
  await app.owner.query(`update company set trial_ends_at = '2026-11-20' where id = $1`, [company.companyId])
  await endTrials()
  expect(await subjectsOf(company)).toEqual([])
  at('2026-11-21')
  await Promise.all([endTrials(), endTrials()])
  await endTrials()
  const mails = await mailsOf(company)
  expect(mails.map(({ subject }) => subject)).toEqual(['Your trial has ended: go on with Direct'])
  expect(mails[0]?.text).toContain('£178.80 with VAT')
  const ticket = new URL(/http\S+upgrade-payment\S+/.exec(mails[0]?.text ?? '')?.[0] ?? '').searchParams.get('t') ?? ''
  expect(await payByCard(ticket)).toMatchObject({ order: { state: 'paid' } })
  const { rows } = await app.owner.query('select trial_ends_at from company where id = $1', [company.companyId])
  expect(rows).toEqual([{ trial_ends_at: null }])
  expect(await subscriptionOf(company)).toMatchObject({ plan: 'Direct', isTrial: false, periodEnd: '2026-12-21' })
  // Invoiced to what the company says of itself, had it said nothing else.
  await eventually(async () => expect(await subjectsOf(company)).toContainEqual(expect.stringMatching(/^Invoice CW-/)))
})

test('an invoice goes out by mail with the PDF attached', async () => {
  const company = await aPaying('2026-11-16')
  await eventually(async () => expect(await subjectsOf(company)).toHaveLength(1))
  const { rows } = await app.owner.query(
    `select a.name, f.type, f.purpose from outbox_attachment a join stored_file f on f.id = a.file_id where a.company_id = $1`,
    [company.companyId],
  )
  expect(rows).toEqual([
    { name: expect.stringMatching(/^CW-\d{6}\.pdf$/), type: 'application/pdf', purpose: 'invoice' },
  ])
})

test('staff give back what was wrong with an invoice, never more than it comes to, and numbers follow one another', async () => {
  const company = await aPaying('2026-11-16')
  const { client } = company
  await eventually(async () => expect(await billing.invoicesOf(company)).toHaveLength(1))
  const [invoice] = await billing.invoicesOf(company)
  const { rows } = await app.owner.query('select reference_number from company where id = $1', [company.companyId])
  const about = { referenceNumber: rows[0].reference_number, invoiceNumber: invoice?.number ?? '', reason: 'Too much' }
  const { creditInvoice } = billing.staff.client.payment
  await expect(client.payment.creditInvoice({ ...about, netMinor: 1 })).rejects.toMatchObject({ status: 403 })
  await expect(creditInvoice({ ...about, netMinor: 14_901 })).rejects.toMatchObject({ code: 'plan-order.credited' })
  await creditInvoice({ ...about, netMinor: 10_000 })
  await creditInvoice({ ...about, netMinor: 4_900 })
  await expect(creditInvoice({ ...about, netMinor: 1 })).rejects.toMatchObject({ code: 'plan-order.credited' })
  const { items } = await client.payment.listCreditNotes({})
  expect(items.map(({ number, totalMinor }) => `${number} ${totalMinor}`).toSorted()).toEqual([
    'CN-000001 12000',
    'CN-000002 5880',
  ])
  expect(await billing.invoicesOf(company)).toEqual([invoice])
  const note = items.find(({ number }) => number === 'CN-000001')
  const { name, base64 } = await client.payment.printCreditNote({ id: note?.id ?? '' })
  const { text, title } = await readPdf(Buffer.from(base64, 'base64'))
  expect({ name, title }).toEqual({ name: 'CN-000001.pdf', title: 'Credit note CN-000001' })
  for (const part of [invoice?.number ?? '', 'Too much', '£100.00', '£120.00', 'Total, given back'])
    expect(text).toContain(part)
  await expect(client.payment.printCreditNote({ id: invoice?.id ?? '' })).rejects.toMatchObject({
    code: 'plan-order.no-credit-note',
  })
})

test('a card that expires is told of 30 and 7 days before, once each, and another one not', async () => {
  const company = await aPaying('2026-11-16')
  const expires = (expiry: string, isRefused = false) =>
    app.owner.query(`update subscription set card = card || $2 where company_id = $1`, [
      company.companyId,
      JSON.stringify({ expiry, isRefused }),
    ])
  await eventually(async () => expect((await subscriptionOf(company)).card?.brand).not.toBe(''))
  await expires('12/26')
  const told = async () =>
    (await subjectsOf(company)).filter((subject) => subject.includes('expires on 31 December 2026'))
  const lookedAt = async (day: string) => {
    at(day)
    await app.owner.query(`update subscription set renew_at = null where company_id = $1`, [company.companyId])
    const since = (await alertedOf(company)).updated
    await soon(async () => expect((await alertedOf(company)).updated).not.toEqual(since))
  }
  for (const [day, many] of [
    ['2026-11-30', 0],
    ['2026-12-01', 1],
    ['2026-12-20', 1],
    ['2026-12-24', 2],
    ['2026-12-31', 2],
  ] as const) {
    await lookedAt(day)
    await eventually(async () => expect(await told()).toHaveLength(many))
  }
  await expires('01/27', true)
  await lookedAt('2027-01-30')
  expect((await subjectsOf(company)).filter((subject) => subject.includes('31 January 2027'))).toEqual([])
})

/** When its use was looked at last. */
async function alertedOf({ companyId }: TestCompany) {
  const { rows } = await app.owner.query('select watch_at as updated from subscription where company_id = $1', [
    companyId,
  ])
  return rows[0]
}

test('four fifths and all of what is used are told once each a period', async () => {
  const company = await aPaying('2026-11-16')
  for (let many = 0; many < 8; many++) billing.sold.push(new Date('2026-11-16T10:00:00Z'))
  const used = '8 of 10 transactions of the plan Direct are used'
  await soon(async () => expect(await subjectsOf(company)).toContain(used))
  await hurry()
  await aSite(app, company)
  await app.owner.query(`update mount set product_type = 'Complicated' where company_id = $1`, [company.companyId])
  for (let many = 0; many < 3; many++) billing.sold.push(new Date('2026-11-16T11:00:00Z'))
  await soon(async () =>
    expect(await subjectsOf(company)).toContain('11 of 10 transactions of the plan Direct are used'),
  )
  await hurry()
  await hurry()
  expect((await subjectsOf(company)).filter((subject) => !subject.startsWith('Invoice')).toSorted()).toEqual([
    '1 of 1 Complicated units of the plan Direct are used',
    '11 of 10 transactions of the plan Direct are used',
    used,
  ])
  billing.sold.length = 0
})

test('another price is told 30 days before, and charged from the first renewal after', async () => {
  const company = await aPaying('2026-11-16')
  const { savePlan, listPlans } = billing.staff.client.payment
  const terms = (await listPlans({})).find(({ name }) => name === 'Direct')?.terms
  if (!terms) throw new Error('Nothing is sold')
  const dearer = { name: 'Direct', terms: { ...terms, monthlyMinor: 20_000 }, isForSubscribers: true } as const
  await expect(savePlan({ ...dearer, validFrom: '2026-12-10' })).rejects.toMatchObject({ code: 'plan.too-soon' })
  await savePlan({ ...dearer, validFrom: '2026-12-20' })
  await soon(async () =>
    expect(await subjectsOf(company)).toContain('The plan Direct costs another price from 20 December 2026 on'),
  )
  at('2026-12-16')
  await soon(async () => expect(await subscriptionOf(company)).toMatchObject({ periodEnd: '2027-01-16' }))
  at('2027-01-16')
  await soon(async () => expect(await subscriptionOf(company)).toMatchObject({ periodEnd: '2027-02-16' }))
  expect(await chargesOf(company)).toEqual([17_880, 17_880, 24_000])
  await hurry()
  expect((await subjectsOf(company)).filter((subject) => subject.startsWith('The plan'))).toHaveLength(1)
})
