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

/** Tells people that a registration ends. */
export const tellEnding = job('domain-order.tell-ending', { input: z.object({ domainId: z.uuid() }) })
