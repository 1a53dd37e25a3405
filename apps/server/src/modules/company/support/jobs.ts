import { z } from 'zod'
import { job } from '../../../platform/jobs/job.ts'

const input = z.object({ id: z.uuid() })

/** What a member wrote, to the company that runs the product. */
export const forwardRequest = job('support.forward', { input })
