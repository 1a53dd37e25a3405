import { z } from 'zod'
import { job } from '../../../platform/jobs/job.ts'

/** Terms that nobody took up in time are no offer any more. */
export const expireReferral = job('referral.expire', { input: z.object({ referralId: z.uuid() }) })
