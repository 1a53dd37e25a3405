import { z } from 'zod'
import { job } from '../../../platform/jobs/job.ts'

/** A company's: the reviewers get what it sent in last, and lose what it took back. */
export const bringToReviewers = job('verification.bring', { input: z.object({}), retryDelaySeconds: 5 })

/** The operator's: the company learns what was decided. */
export const bringDecision = job('verification.decide', {
  input: z.object({ reviewId: z.uuid() }),
  retryDelaySeconds: 5,
})
