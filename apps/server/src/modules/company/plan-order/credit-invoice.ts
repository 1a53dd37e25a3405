import type { planOrder } from '@coverwright/contract/company/plan-order'
import { dayIn } from '@coverwright/domain/base/day/day'
import { withVat } from '@coverwright/domain/company/plan/vat'
import { fail } from '@coverwright/domain/errors'
import { eq, sql } from 'drizzle-orm'
import { audited } from '../../../platform/audit/audited.ts'
import { forCompany } from '../../../platform/database/for-company.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { findOperatorId, getOwnCompanyRow, lockOwnCompany } from '../company/index.ts'
import { toCreditNote } from './internal.ts'
import { creditNotes, invoiceCounters, invoices } from './tables.ts'
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
  const [counter] = await forCompany(tx, await findOperatorId(tx), () =>
    tx
      .update(invoiceCounters)
      .set({ lastCredit: sql`${invoiceCounters.lastCredit} + 1` })
      .returning({ last: invoiceCounters.lastCredit }),
  )
  if (!counter) throw new Error('Whoever runs the product counts no credit notes')
  const note = await forCompany(tx, company.id, async () => {
    await lockOwnCompany(tx)
    const [invoice] = await tx.select().from(invoices).where(eq(invoices.number, invoiceNumber))
    if (!invoice) return fail('plan-order.no-invoice')
    const before = await tx.select().from(creditNotes).where(eq(creditNotes.invoiceId, invoice.id))
    const given = before.reduce((sum, each) => sum + each.netMinor, 0)
    if (given + netMinor > invoice.netMinor) return fail('plan-order.credited')
    const [row] = await tx
      .insert(creditNotes)
      .values({
        number: `CN-${String(counter.last).padStart(6, '0')}`,
        issuedOn: dayIn((await getOwnCompanyRow(tx)).timeZone, now),
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
