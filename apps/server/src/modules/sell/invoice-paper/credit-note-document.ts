import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { getCreditNoteInCompany, getInvoiceInCompany } from '../../company/plan-order/index.ts'
import { paperOf } from './paper.ts'

/** What stands on a credit note: what it gives back, and of which invoice, to whom that one went. */
export async function creditNoteDocument(tx: ReadTx, id: string) {
  const { number, issuedOn, invoiceId, invoiceNumber, reason, issuer, ...sums } = await getCreditNoteInCompany(tx, id)
  const { billedTo } = await getInvoiceInCompany(tx, invoiceId)
  return paperOf({
    kind: 'Credit note',
    number,
    issuedOn,
    about: [{ label: 'Of the invoice', value: invoiceNumber }],
    billedTo,
    issuer,
    linesTitle: 'What is given back',
    lines: [{ text: reason, amountMinor: sums.netMinor }],
    sums,
    totalLabel: 'Total, given back',
    statement: `It takes this amount off the invoice ${invoiceNumber}, which itself stays as it is.`,
  })
}
