import { z } from 'zod'
import { job } from '../../../platform/jobs/job.ts'

/** Renders the certificate, keeps it and mails where it is. */
export const makeDocuments = job('policy.documents', {
  places: 'documents',
  input: z.object({ policyId: z.uuid() }),
  retryLimit: 8,
  retryDelaySeconds: 5,
  expireInSeconds: 120,
})
