import { z } from 'zod'
import { job } from '../../../platform/jobs/job.ts'

/** The name is ours: a certificate is fetched for it, or renewed. */
export const certifyDomain = job('domain.certify', {
  places: 'outside',
  input: z.object({ domainId: z.uuid() }),
  retryLimit: 6,
  retryDelaySeconds: 5,
  expireInSeconds: 120,
})
