import { z } from 'zod'
import { job } from '../../../platform/jobs/job.ts'

/** A publication has come to its end: it is renewed, or goes offline. */
export const expireMount = job('release.expire-mount', { input: z.object({ mountId: z.uuid() }), retryLimit: 20 })
