import { z } from 'zod'
import { job } from '../../../platform/jobs/job.ts'

/** Numbers and writes the invoice of an order that was paid. */
export const issueInvoice = job('plan-order.issue-invoice', { input: z.object({ orderId: z.uuid() }), retryLimit: 20 })

/** Sets an invoice as PDF and sends it to whoever leads the company. */
export const mailInvoice = job('plan-order.mail-invoice', {
  places: 'documents',
  input: z.object({ invoiceId: z.uuid() }),
  retryLimit: 8,
  retryDelaySeconds: 15,
})
