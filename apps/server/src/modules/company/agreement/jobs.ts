import { z } from 'zod'
import { job } from '../../../platform/jobs/job.ts'

export const makeExecutedCopy = job('agreement.copy', {
  places: 'documents',
  input: z.object({ id: z.uuid() }),
  retryLimit: 8,
  retryDelaySeconds: 5,
  expireInSeconds: 120,
})

/** What one side does with a contract, the other one hears. */
export const tellOfContract = job('agreement.tell', {
  input: z.object({ id: z.uuid(), event: z.enum(['made', 'executed']) }),
})
