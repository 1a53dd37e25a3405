import { z } from 'zod'
import { job } from '../../../platform/jobs/job.ts'

/** A company's: what it had is erased once its time is over, unless it was opened again. */
export const eraseAccount = job('account.erase', { input: z.object({}), retryDelaySeconds: 60 })

/** The operator's: the company that asked goes on. */
export const reactivateAccount = job('account.reactivate', {
  input: z.object({ requestId: z.uuid() }),
  retryDelaySeconds: 5,
})
