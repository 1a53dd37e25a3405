import type { planOrder } from '@coverwright/contract/company/plan-order'
import { formatMoney } from '@coverwright/domain/base/money/money'
import type { FilledDocument } from '@coverwright/domain/build/template/fill-document'
import { goOut } from '../../../platform/http/handlers.ts'
import { tryDocument } from '../../build/template/index.ts'
import { getInvoiceInCompany } from '../../company/plan-order/index.ts'

/** Set outside of any transaction, apart from what customers wait for: a page takes a fifth of a second. */
export const printInvoice = goOut<typeof planOrder, 'printInvoice'>()({
  read: async ({ tx }, { id }) => {
    const { number, issuedOn, orderNumber, lines, billedTo, ...sums } = await getInvoiceInCompany(tx, id)
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
            { label: 'Total, paid', value: money(sums.totalMinor) },
          ],
        },
      ],
      statement:
        'This invoice is paid. Days are those of the calendar; the last day of a period is the day before its end.',
    }
    return { document, name: `${number}.pdf` }
  },
  act: async ({ document, name }) => ({ name, bytes: await tryDocument(document) }),
  settle: async (_context, _document, { name, bytes }) => ({ name, base64: Buffer.from(bytes).toString('base64') }),
})
