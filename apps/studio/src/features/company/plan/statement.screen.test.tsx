import { IssuerForm } from '@coverwright/domain/company/issuer/issuer'
import { unlimitedTerms } from '@coverwright/domain/company/plan/plan'
import type { Invoice, PlanOrder } from '@coverwright/domain/company/plan-order/plan-order'
import { BillingDetails } from '@coverwright/domain/company/plan-order/plan-order'
import { exampleOf } from '@coverwright/domain/fields'
import { expect, test, vi } from 'vitest'
import { showScreen } from '../../../../test/show-screen.tsx'

const sums = { netMinor: 149_000, vatPercent: 20, vatMinor: 29_800, totalMinor: 178_800, currency: 'GBP' } as const

const anOrder = (number: string, change: Partial<PlanOrder> = {}): PlanOrder => ({
  id: crypto.randomUUID(),
  number,
  plan: 'Direct',
  billing: 'annual',
  lines: [{ text: 'Direct, annual', amountMinor: 149_000 }],
  ...sums,
  kind: 'change',
  state: 'paid',
  isCancelled: false,
  createdAt: '2026-11-16T12:00:00.000Z',
  paidAt: null,
  nextOn: null,
  failure: null,
  ...change,
})

const { validFrom: _validFrom, ...issuer } = exampleOf(IssuerForm)

const anInvoice = (number: string, change: Partial<Invoice> = {}): Invoice => ({
  id: crypto.randomUUID(),
  number,
  issuedOn: '2026-11-16',
  orderNumber: 'O-00000-00001',
  lines: [{ text: 'Direct, annual', amountMinor: 149_000 }],
  ...sums,
  billedTo: exampleOf(BillingDetails),
  issuer,
  ...change,
})

/** Presses Export, and reads the file that the browser is handed. */
async function exported(path: string, answers: Parameters<typeof showScreen>[1]['answers']): Promise<string[]> {
  const files: Blob[] = []
  const make = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file)
    return 'data:text/csv,'
  })
  const { page } = await showScreen(path, { may: ['manage-plan'], answers })
  await page.getByRole('button', { name: 'Export' }).click()
  await expect.poll(() => files).toHaveLength(1)
  make.mockRestore()
  return ((await files[0]?.text()) ?? '').trimEnd().split('\r\n')
}

/** Nothing is due, and nothing was agreed. */
const due = {
  getDueOrder: async () => null,
  getSubscribePlan: async () => ({
    plan: 'Direct' as const,
    isTrial: false,
    billing: null,
    terms: unlimitedTerms,
    periodStart: null,
    periodEnd: null,
    creditMinor: 0,
    card: null,
    isCancelled: false,
    isEnded: false,
    suspendedOn: null,
    sitesOfflineOn: null,
    next: null,
  }),
}

test('orders are exported with what became of each', async () => {
  const items = [
    anOrder('O-00000-00003', { state: 'unpaid', isCancelled: true }),
    anOrder('O-00000-00002', { state: 'abnormal' }),
    anOrder('O-00000-00001'),
  ]
  const listOrders = async () => ({ items, total: items.length })
  expect(await exported('/account', { payment: { listOrders, ...due } })).toEqual([
    'Number,State,Total,Ordered',
    'O-00000-00003,cancelled,"£1,788.00",2026-11-16T12:00:00.000Z',
    'O-00000-00002,abnormal,"£1,788.00",2026-11-16T12:00:00.000Z',
    'O-00000-00001,paid,"£1,788.00",2026-11-16T12:00:00.000Z',
  ])
})

test('invoices are exported with their day, who issued them and their sums', async () => {
  const items = [anInvoice('CW-000002'), anInvoice('CW-000001', { issuer: null })]
  const listInvoices = async () => ({ items, total: items.length })
  expect(await exported('/account?tab=invoices', { payment: { listInvoices, ...due } })).toEqual([
    'Number,Issued,Issued by,Before VAT,VAT,Total',
    'CW-000002,2026-11-16,"Coverwright Ltd, 4 Wharf Road, Lancaster LA1 1AA, VAT number GB999999973, Companies House 00000000","£1,490.00",£298.00,"£1,788.00"',
    'CW-000001,2026-11-16,,"£1,490.00",£298.00,"£1,788.00"',
  ])
})
