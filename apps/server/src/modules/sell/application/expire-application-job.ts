import { z } from 'zod'
import { job } from '../../../platform/jobs/job.ts'

/** Looks whether an application with files is over for good: what was sent for it is then kept no longer. */
export const expireApplication = job('application.expire', { input: z.object({ applicationId: z.uuid() }) })
