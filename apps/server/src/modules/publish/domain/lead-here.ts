import { z } from 'zod'
import { job } from '../../../platform/jobs/job.ts'

/** Has the registrar of a name that was bought lead it here, and looks whether it does. */
export const leadHere = job('domain.lead-here', {
  places: 'outside',
  input: z.object({ domainId: z.uuid() }),
  retryLimit: 12,
  retryDelaySeconds: 10,
  expireInSeconds: 120,
})
