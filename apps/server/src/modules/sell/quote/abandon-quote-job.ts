import { z } from 'zod'
import { job } from '../../../platform/jobs/job.ts'

/** Looks whether a buyer who may be reminded went no further. */
export const abandonQuote = job('quote.abandon', { input: z.object({ applicationId: z.uuid() }) })
