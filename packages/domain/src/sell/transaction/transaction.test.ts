import { expect, test } from 'vitest'
import { reversed, shareOf } from './premium-parts.ts'
import { reportCsv, reportText } from './report-rows.ts'
import { ProviderReportForm, type Transaction } from './transaction.ts'

const parts = { netMinor: 19_553, commissionMinor: 3450, feeMinor: 500, taxMinor: 2760, grossMinor: 26_263 }
const adds = ({ netMinor, commissionMinor, feeMinor, taxMinor, grossMinor }: typeof parts) =>
  netMinor + commissionMinor + feeMinor + taxMinor === grossMinor

test('what goes back, all or a share, adds up to the penny', () => {
  expect(adds(reversed(parts))).toBe(true)
  expect(reversed({ ...parts, feeMinor: 0 }).feeMinor).toBe(0)
  for (let unpaid = 0; unpaid <= 12; unpaid++) expect(adds(shareOf(parts, unpaid, 12))).toBe(true)
  expect(shareOf(parts, 12, 12)).toEqual(parts)
  expect(shareOf(parts, 1, 0).grossMinor).toBe(0)
})

const line: Transaction = {
  id: '00000000-0000-7000-8000-000000000001',
  kind: 'cancellation',
  mode: 'live',
  bookedAt: '2026-11-15T10:00:00.000Z',
  policyId: '00000000-0000-7000-8000-000000000002',
  policyNumber: 'TBK-1',
  productId: '00000000-0000-7000-8000-000000000003',
  productName: 'Pet',
  plan: 'full',
  holder: '=HYPERLINK("x")',
  startsOn: '2026-11-16',
  endsOn: '2027-11-15',
  currency: 'GBP',
  ...reversed(parts),
  carrier: 'Tarnbrook, Limited',
  binderReference: 'B1234TBK2026',
  origin: {},
  partnerName: '',
  channelName: '',
  agentName: '',
  incentive: null,
  voucher: null,
  sellerCommission: null,
}

test('a file of lines: amounts as decimals, nothing that a spreadsheet runs', () => {
  const [head = '', row = ''] = reportCsv([line]).split('\r\n')
  expect(head.split(',')).toHaveLength(17)
  expect(row).toContain('-195.53,-34.50,-5.00,-27.60,-262.63,"Tarnbrook, Limited",B1234TBK2026')
  expect(row).toContain(`'=HYPERLINK`)
  expect(reportText({ ...line, grossMinor: 5 })).toContain('Gross premium: 0.05 GBP')
})

test('a binder reference is one or none', () => {
  const form = { productId: line.productId, carrier: '', recipients: [], isEach: false, isDaily: false }
  const valid = (binderReference: string) => ProviderReportForm.safeParse({ ...form, binderReference }).success
  expect([valid(''), valid('b1234tbk2026'), valid('1234'), valid('B12X4A')]).toEqual([true, true, false, false])
})
