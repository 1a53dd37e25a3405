import { audited } from '../../../platform/audit/audited.ts'
import { handle } from '../../../platform/jobs/handler.ts'
import { isInvoiced, lockOrderInCompany } from './internal.ts'
import { issueInvoice } from './jobs.ts'
import { writeInvoice } from './write-invoice.ts'

export const planOrderJobs = [
  handle(issueInvoice, async ({ tx, now, companyId }, { orderId }) => {
    const order = await lockOrderInCompany(tx, orderId)
    // What follows by itself is invoiced before it is paid where no card pays it.
    const isOwed = order.state === 'unpaid' && order.kind !== 'change' && !order.cancelledAt
    if (!(order.state === 'paid' || isOwed) || (await isInvoiced(tx, orderId))) return
    const { lines, netMinor, vatPercent, vatMinor, totalMinor, currency, number: orderNumber, paidAt } = order
    const sums = { lines, netMinor, vatPercent, vatMinor, totalMinor, currency }
    await audited(tx, companyId, 'plan-order/issue-invoice', async (audit) => {
      const { number } = await writeInvoice(tx, { of: { orderId }, orderNumber, paidAt, ...sums }, now)
      await audit(orderId, { number, totalMinor })
    })
  }),
]
