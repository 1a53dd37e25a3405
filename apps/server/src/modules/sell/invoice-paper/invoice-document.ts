import { formatMoney } from '@coverwright/domain/base/money/money'
import type { FilledDocument } from '@coverwright/domain/build/template/fill-document'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { getOwnCompany } from '../../company/company/index.ts'
import { getInvoiceInCompany, getOrderInCompany } from '../../company/plan-order/index.ts'

const namePaid = { state: 'paid', nextOn: null } as const

/** What stands on an invoice. It is written once; whether it is paid is said as it is by now. */
export async function invoiceDocument(tx: ReadTx, id: string) {
  const { number, issuedOn, orderId, orderNumber, lines, billedTo, ...sums } = await getInvoiceInCompany(tx, id)
  // A name is invoiced once it is registered, and that is after it was paid.
  const { state, nextOn } = orderId ? await getOrderInCompany(tx, orderId) : namePaid
  const { referenceNumber } = await getOwnCompany(tx)
  const isPaid = state === 'paid'
  const money = (minor: number) => formatMoney(minor, sums.currency)
  const { name, address, city, postcode, country, vatNumber } = billedTo
  const rows = [
    { label: 'Invoice', value: number },
    { label: 'Date', value: issuedOn },
    { label: 'Order', value: orderNumber },
    { label: 'Billed to', value: [name, address, `${city} ${postcode}`, country].join(', ') },
    ...(vatNumber ? [{ label: 'VAT number', value: vatNumber }] : []),
  ]
  const vat =
    sums.vatPercent > 0
      ? { label: `VAT ${sums.vatPercent}%`, value: money(sums.vatMinor) }
      : { label: 'VAT', value: 'Outside the scope of United Kingdom VAT' }
  const document: FilledDocument = {
    tag: 'en-GB',
    author: 'Coverwright',
    title: `Invoice ${number}`,
    testNote: null,
    blocks: [
      { type: 'heading', id: 'brand', size: 'brand', text: 'Coverwright' },
      { type: 'heading', id: 'title', size: 'title', text: `Invoice ${number}` },
      { type: 'rows', id: 'about', title: 'About this invoice', rows },
      {
        type: 'rows',
        id: 'lines',
        title: 'What was ordered',
        rows: lines.map(({ text, amountMinor }) => ({ label: text, value: money(amountMinor) })),
      },
      {
        type: 'rows',
        id: 'sums',
        title: 'Total',
        rows: [
          { label: 'Before tax', value: money(sums.netMinor) },
          vat,
          { label: isPaid ? 'Total, paid' : 'Total, to be paid', value: money(sums.totalMinor) },
        ],
      },
    ],
    statement: `${isPaid ? 'This invoice is paid.' : `Please pay it by card, or transfer it with the references ${referenceNumber} and ${orderNumber}${nextOn ? `, by ${nextOn}` : ''}.`} Days are those of the calendar; the last day of a period is the day before its end.`,
  }
  return { document, name: `${number}.pdf` }
}
