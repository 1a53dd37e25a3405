import { z } from 'zod'
import { job } from '../../../platform/jobs/job.ts'

/** Has the registrar register or renew what was paid for. Handled where the money can be given back. */
export const registerName = job('domain-order.register', {
  places: 'outside',
  input: z.object({ orderId: z.uuid() }),
  retryLimit: 30,
  retryDelaySeconds: 5,
  expireInSeconds: 120,
})

/** Charges the company's card for another year of a name. Handled where payments are. */
export const renewName = job('domain-order.renew', {
  places: 'payments',
  input: z.object({ domainId: z.uuid() }),
  retryLimit: 20,
  retryDelaySeconds: 15,
  expireInSeconds: 60,
})

/** Tells people that a registration ends. */
export const tellEnding = job('domain-order.tell-ending', { input: z.object({ domainId: z.uuid() }) })

/** Numbers and writes the invoice of a name that is the company's, or was renewed. */
export const invoiceName = job('domain-order.issue-invoice', { input: z.object({ orderId: z.uuid() }), retryLimit: 20 })
