import { z } from 'zod'
import { job } from '../jobs/job.ts'

/** Its tries outlast what a deployment mends; after them an event waits, and the figures say so. */
export const hearEvents = job('event.hear', { input: z.object({}), retryLimit: 8, retryDelaySeconds: 5 })
