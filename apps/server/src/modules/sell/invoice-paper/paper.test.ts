import { expect, test } from 'vitest'
import { clashesOf } from '../../../../test/pdf-layout.ts'
import { readPdf } from '../../../../test/read-pdf.ts'
import { renderDocument } from '../../build/template/index.ts'
import { paperOf } from './paper.ts'

type Paper = Parameters<typeof paperOf>[0]

const invoice: Paper = {
  kind: 'Invoice',
  number: 'CW-000042',
  issuedOn: '2026-12-16',
  about: [{ label: 'Order', value: 'O-12345-67890' }],
  billedTo: {
    name: 'Tarnbrook Insurance Ltd',
    address: '1 Beck Lane',
    city: 'Kendal',
    postcode: 'LA9 4AB',
    country: 'GB',
    vatNumber: 'GB123456789',
  },
  issuer: {
    name: 'Coverwright Ltd',
    address: '4 Wharf Road',
    city: 'Lancaster',
    postcode: 'LA1 1AA',
    country: 'GB',
    vatNumber: 'GB999999973',
    registration: 'Registered in England and Wales, 00000000',
    accountHolder: 'Coverwright Ltd',
    accountNumber: 'GB00 TEST 0000 0000 0000 00',
    bank: 'Example Bank, Lancaster',
  },
  linesTitle: 'What was ordered',
  lines: [
    { text: 'Advance, monthly, 16 December 2026 up to 16 January 2027', amountMinor: 39_900 },
    { text: 'Transactions above those included, 16 November 2026 up to 16 December 2026: 2', amountMinor: 80 },
  ],
  sums: { netMinor: 39_980, vatPercent: 20, vatMinor: 7_996, totalMinor: 47_976, currency: 'GBP' },
  totalLabel: 'Total, paid',
  statement: 'This invoice is paid.',
}

const creditNote: Paper = {
  ...invoice,
  kind: 'Credit note',
  number: 'CN-000007',
  about: [{ label: 'Of the invoice', value: 'CW-000042' }],
  linesTitle: 'What is given back',
  lines: [{ text: 'Billed twice', amountMinor: 80 }],
  totalLabel: 'Total, given back',
}

const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
const large = 123_456_789_012

test.each<[string, Partial<Paper>]>([
  ['as most are', {}],
  [
    'with a long name and address',
    { billedTo: { ...invoice.billedTo, name: `${word} ${word}`, address: `${word} 12, ${word}` } },
  ],
  [
    'of forty lines of large amounts',
    {
      lines: Array.from({ length: 40 }, (_none, at) => ({
        text: `Transactions above those included, 16 November 2026 up to 16 December 2026: ${at}`,
        amountMinor: large,
      })),
      sums: { ...invoice.sums, netMinor: large, vatMinor: large, totalMinor: large },
    },
  ],
  ['with a reason of one long word', { lines: [{ text: word.repeat(3), amountMinor: large }] }],
])('nothing of a paper leaves its page or stands upon something else: %s', async (_what, change) => {
  for (const paper of [invoice, creditNote]) {
    const printed = await renderDocument(paperOf({ ...paper, ...change }).document)
    expect(await clashesOf(printed)).toEqual([])
  }
})

const said = async (paper: Paper) => (await readPdf(await renderDocument(paperOf(paper).document))).text

test('an invoice and a credit note say what they are, of what, to whom, and what it comes to', async () => {
  const both = [
    '16 December 2026',
    'Coverwright Ltd',
    'Lancaster LA1 1AA',
    'VAT number GB999999973',
    'Registered in England and Wales, 00000000',
    'Tarnbrook Insurance Ltd',
    'Kendal LA9 4AB',
    'United Kingdom',
    'GB123456789',
    '£399.80',
    '£79.96',
    '£479.76',
  ]
  const [first, second] = [await said(invoice), await said(creditNote)]
  for (const words of ['Invoice CW-000042', 'O-12345-67890', 'Total, paid', ...both]) expect(first).toContain(words)
  for (const words of ['Credit note CN-000007', 'CW-000042', 'Billed twice', 'Total, given back', ...both])
    expect(second).toContain(words)
})

test('where the money is owed it says where it goes, and nothing of whoever issues it where nobody has said it', async () => {
  const owed = await said({ ...invoice, isOwed: true })
  for (const words of ['Transfer to', 'GB00 TEST 0000 0000 0000 00', 'Example Bank, Lancaster'])
    expect(owed).toContain(words)
  expect(await said(invoice)).not.toContain('GB00 TEST')
  const unsaid = await said({ ...invoice, isOwed: true, issuer: null })
  for (const words of ['Issued by', 'Transfer to']) expect(unsaid).not.toContain(words)
})
