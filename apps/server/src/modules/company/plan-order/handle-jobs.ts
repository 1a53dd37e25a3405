import { dayIn } from '@coverwright/domain/base/day/day'
import type { BillingDetails } from '@coverwright/domain/company/plan-order/plan-order'
import { eq, sql } from 'drizzle-orm'
import { audited } from '../../../platform/audit/audited.ts'
import { forCompany } from '../../../platform/database/for-company.ts'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { handle } from '../../../platform/jobs/handler.ts'
import { findOperatorId, getOwnCompanyRow } from '../company/index.ts'
import { findDetails, lockOrderInCompany } from './internal.ts'
import { issueInvoice, mailInvoice } from './jobs.ts'
import { invoiceCounters, invoices } from './tables.ts'

/**
 * In one short transaction: a number is given if and only if its invoice is written, so that none is missing. Apart from
 * the payment, for all companies take their numbers one after the other.
 */
export const planOrderJobs = [
  handle(issueInvoice, async ({ tx, now, companyId }, { orderId }) => {
    const order = await lockOrderInCompany(tx, orderId)
    const billedTo = (await findDetails(tx)) ?? (await ownDetails(tx))
    const isThere = (await tx.$count(invoices, eq(invoices.orderId, orderId))) > 0
    // What follows by itself is invoiced before it is paid where no card pays it.
    const isOwed = order.state === 'unpaid' && order.kind !== 'change' && !order.cancelledAt
    if (isThere || !(order.state === 'paid' || isOwed)) return
    const { timeZone } = await getOwnCompanyRow(tx)
    const operatorId = await findOperatorId(tx)
    const last = await forCompany(tx, operatorId, async () => {
      const [counter] = await tx
        .update(invoiceCounters)
        .set({ last: sql`${invoiceCounters.last} + 1` })
        .returning({ last: invoiceCounters.last })
      return counter?.last
    })
    if (last === undefined) throw new Error('Whoever runs the product counts no invoices')
    const number = `CW-${String(last).padStart(6, '0')}`
    const { lines, netMinor, vatPercent, vatMinor, totalMinor, currency, number: orderNumber, paidAt } = order
    await audited(tx, companyId, 'plan-order/issue-invoice', async (audit) => {
      const amounts = { lines, netMinor, vatPercent, vatMinor, totalMinor, currency }
      const issuedOn = dayIn(timeZone, paidAt ?? now)
      const [invoice] = await tx
        .insert(invoices)
        .values({ number, issuedOn, orderId, orderNumber, ...amounts, billedTo })
        .returning({ id: invoices.id })
      if (invoice) await enqueue(tx, mailInvoice, { invoiceId: invoice.id })
      await audit(orderId, { number, totalMinor })
    })
  }),
]

/** Whoever paid by a mailed link was not asked to whom invoices go: what the company says of itself stands there. */
async function ownDetails(tx: ReadTx): Promise<BillingDetails> {
  const { name, address, country } = await getOwnCompanyRow(tx)
  const unknown = 'Not given'
  return { name, address: address || unknown, city: unknown, postcode: unknown, country, vatNumber: '' }
}
