import { IssuerForm } from '@coverwright/domain/company/issuer/issuer'
import { exampleOf } from '@coverwright/domain/fields'
import { afterAll, expect, test } from 'vitest'
import { eventually } from '../../../../test/eventually.ts'
import { startBilling } from '../../../../test/paying-companies.ts'
import { readPdf } from '../../../../test/read-pdf.ts'
import type { TestCompany } from '../../../../test/test-app.ts'

const { app, at, aPaying, aTrial, hurry, invoicesOf, mailsOf, place, staff, stop } = await startBilling()
afterAll(stop)

const form = { ...exampleOf(IssuerForm), validFrom: '2026-11-20' }
const moved = { ...form, validFrom: '2026-12-01', city: 'Kendal', accountNumber: 'GB00 TEST 0000 0000 0000 01' }

const firstInvoice = async (company: TestCompany) => {
  await eventually(async () => expect(await invoicesOf(company)).toHaveLength(1))
  const [invoice] = await invoicesOf(company)
  if (!invoice) throw new Error('There is no invoice')
  return invoice
}

const printed = async ({ client }: TestCompany, id: string) =>
  (await readPdf(Buffer.from((await client.payment.printInvoice({ id })).base64, 'base64'))).text

const toldStaff = async () =>
  (
    await app.owner.query(
      `select n.id from notification n join member m on m.id = n.member_id where m.role = 'super' and n.title like 'Invoices do not say%'`,
    )
  ).rows.length

test('an invoice keeps who issued it, whatever is said later; what was written before says nobody, and staff are told', async () => {
  const early = await aPaying('2026-11-18')
  const before = await firstInvoice(early)
  expect(before.issuer).toBeNull()
  expect(await printed(early, before.id)).not.toContain('Issued by')
  await eventually(async () => expect(await toldStaff()).toBeGreaterThan(0))

  const told = await toldStaff()
  at('2026-11-20')
  await staff.client.payment.saveIssuer(form)
  await staff.client.payment.saveIssuer(moved)
  const company = await aPaying('2026-11-21')
  const invoice = await firstInvoice(company)
  const { validFrom: _validFrom, ...details } = form
  expect(invoice.issuer).toEqual(details)
  expect(await printed(company, invoice.id)).toContain('Lancaster LA1 1AA')
  await eventually(async () =>
    expect((await mailsOf(company)).map(({ text }) => text).join()).toContain(
      'It is issued by Coverwright Ltd, VAT number GB999999973.',
    ),
  )
  expect(await toldStaff()).toBe(told)

  const later = await aPaying('2026-12-02')
  expect((await firstInvoice(later)).issuer).toMatchObject({ city: 'Kendal' })
  expect(await invoicesOf(company)).toEqual([invoice])
  expect(await invoicesOf(early)).toEqual([before])
  expect(await printed(company, invoice.id)).toContain('Lancaster LA1 1AA')

  const { referenceNumber } = (
    await app.owner.query<{ referenceNumber: string }>(
      'select reference_number as "referenceNumber" from company where id = $1',
      [company.companyId],
    )
  ).rows[0] ?? { referenceNumber: '' }
  const given = { referenceNumber, invoiceNumber: invoice.number, netMinor: 100, reason: 'Billed twice' }
  expect((await staff.client.payment.creditInvoice(given)).issuer).toMatchObject({ city: 'Kendal' })
})

test('said again for the same day the last counts, and a day that is over is refused', async () => {
  at('2026-12-03')
  await staff.client.payment.saveIssuer({ ...form, validFrom: '2026-12-03', city: 'Penrith' })
  await staff.client.payment.saveIssuer({ ...form, validFrom: '2026-12-03', city: 'Carlisle' })
  expect((await firstInvoice(await aPaying('2026-12-03'))).issuer).toMatchObject({ city: 'Carlisle' })
  await expect(staff.client.payment.saveIssuer({ ...form, validFrom: '2026-12-02' })).rejects.toMatchObject({
    code: 'issuer.in-the-past',
  })
  await expect(staff.client.payment.saveIssuer({ ...form, accountHolder: '' })).rejects.toMatchObject({ status: 422 })
  expect((await staff.client.payment.listIssuers({})).slice(0, 2)).toMatchObject([
    { validFrom: '2026-12-03', city: 'Carlisle' },
    { validFrom: '2026-12-03', city: 'Penrith' },
  ])
})

test('whoever pays by transfer reads where to, and only staff say it', async () => {
  const company = await aTrial()
  const { ticket } = await place(company)
  Object.assign(app.ports.gateways.test, { takesLive: false })
  expect(await app.visitor.payment.getPayableOrder({ ticket })).toMatchObject({
    payBy: 'transfer',
    account: ['Coverwright Ltd', 'GB00 TEST 0000 0000 0000 00', 'Example Bank, Lancaster'],
  })
  await staff.client.payment.saveIssuer({
    ...form,
    validFrom: '2026-12-03',
    accountHolder: '',
    accountNumber: '',
    bank: '',
  })
  expect(await app.visitor.payment.getPayableOrder({ ticket })).toMatchObject({ account: null })
  Object.assign(app.ports.gateways.test, { takesLive: true })
  await expect(company.client.payment.saveIssuer(form)).rejects.toMatchObject({ status: 403 })
  await expect(company.client.payment.listIssuers({})).rejects.toMatchObject({ status: 403 })
})

test('a renewal that no card pays says in its mail and on its invoice where a transfer goes', async () => {
  at('2026-12-04')
  await staff.client.payment.saveIssuer({ ...form, validFrom: '2026-12-04' })
  const company = await aPaying('2026-12-04')
  await firstInvoice(company)
  await app.owner.query('update subscription set card = null where company_id = $1', [company.companyId])
  at('2027-01-04')
  await hurry()
  await eventually(async () => expect(await invoicesOf(company)).toHaveLength(2))
  const [owed] = (await invoicesOf(company)).toSorted((one, other) => (one.number < other.number ? 1 : -1))
  const text = await printed(company, owed?.id ?? '')
  expect(text).toContain('Transfer to')
  expect(text).toContain('GB00 TEST 0000 0000 0000 00')
  await eventually(async () =>
    expect((await mailsOf(company)).map(({ text: body }) => body).join()).toContain(
      'Transfer it to this account: Coverwright Ltd, GB00 TEST 0000 0000 0000 00, Example Bank, Lancaster',
    ),
  )
})
