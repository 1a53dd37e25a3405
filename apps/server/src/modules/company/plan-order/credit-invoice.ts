import type { planOrder } from '@coverwright/contract/company/plan-order'
import { dayIn } from '@coverwright/domain/base/day/day'
import { withVat } from '@coverwright/domain/company/plan/vat'
import { fail } from '@coverwright/domain/errors'
import { eq } from 'drizzle-orm'
import { audited } from '../../../platform/audit/audited.ts'
import { forCompany } from '../../../platform/database/for-company.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { getOwnCompanyRow, lockOwnCompany } from '../company/index.ts'
import { findIssuerOn } from '../issuer/index.ts'
import { toCreditNote } from './internal.ts'
import { nextNumber } from './next-number.ts'
import { creditNotes, invoices } from './tables.ts'
import { referredCompany } from './views.ts'

/**
 * Number and paper in one transaction: none is missing. Money is given back, or an order settled, by whoever writes it; a
 * card is not credited by it.
 */
export const creditInvoice: HandlerOf<typeof planOrder, 'creditInvoice'> = async (
  { tx, audit, actor, now },
  { referenceNumber, invoiceNumber, netMinor, reason },
) => {
  const [company] = await tx
    .select({ id: referredCompany.id })
    .from(referredCompany)
    .where(eq(referredCompany.referenceNumber, referenceNumber))
  if (!company) return fail('plan-order.not-found')
  const note = await forCompany(tx, company.id, async () => {
    await lockOwnCompany(tx)
    const [invoice] = await tx.select().from(invoices).where(eq(invoices.number, invoiceNumber))
    if (!invoice) return fail('plan-order.no-invoice')
    const before = await tx.select().from(creditNotes).where(eq(creditNotes.invoiceId, invoice.id))
    const given = before.reduce((sum, each) => sum + each.netMinor, 0)
    if (given + netMinor > invoice.netMinor) return fail('plan-order.credited')
    const issuedOn = dayIn((await getOwnCompanyRow(tx)).timeZone, now)
    const issuer = await findIssuerOn(tx, issuedOn)
    const number = await nextNumber(tx, 'credit-note', { today: issuedOn, isIssuerMissing: issuer === null })
    const [row] = await tx
      .insert(creditNotes)
      .values({
        number,
        issuedOn,
        issuer,
        invoiceId: invoice.id,
        invoiceNumber,
        reason,
        ...withVat(netMinor, invoice.vatPercent),
        currency: invoice.currency,
      })
      .returning()
    if (!row) throw new Error('The credit note was not saved')
    await audited(tx, company.id, 'payment/creditInvoice', (about) => about(row.id, { invoiceNumber, netMinor }))
    return row
  })
  await audit(note.id, { forCompany: company.id, number: note.number, invoiceNumber, netMinor, by: actor.memberId })
  return toCreditNote(note)
}
