import { z } from 'zod'
import { job } from '../../../platform/jobs/job.ts'

export const replaceDocumentJob = job('maintenance.replace-document', {
  input: z.strictObject({ replacementId: z.uuid() }),
})

/** To everybody who sells the product's body; the two releases are those that partners were offered before and since. */
export const replaceAtPartnersJob = job('maintenance.replace-at-partners', {
  input: z.strictObject({ replacementId: z.uuid(), from: z.uuid(), to: z.uuid() }),
})
