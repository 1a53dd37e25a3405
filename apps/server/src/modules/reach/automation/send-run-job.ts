import { z } from 'zod'
import { job } from '../../../platform/jobs/job.ts'

/** Looks at one run whose time has come, and writes the message. Carrying it is the outbox's. */
export const sendRun = job('automation.send', {
  input: z.object({ runId: z.uuid() }),
  places: 'messages',
  retryLimit: 5,
})
