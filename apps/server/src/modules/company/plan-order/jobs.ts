import { z } from 'zod'
import { job } from '../../../platform/jobs/job.ts'

/** Numbers and writes the invoice of an order that was paid. */
export const issueInvoice = job('plan-order.issue-invoice', { input: z.object({ orderId: z.uuid() }), retryLimit: 20 })
