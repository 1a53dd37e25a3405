import { z } from 'zod'
import { job } from '../../platform/jobs/job.ts'

export const makeExecutedCopy = job('agreement.copy', {
  input: z.object({ id: z.uuid() }),
  retryLimit: 8,
  retryDelaySeconds: 5,
  expireInSeconds: 120,
})
