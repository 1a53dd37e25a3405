import { z } from 'zod'
import { job } from '../../../platform/jobs/job.ts'

export const replaceDocumentJob = job('maintenance.replace-document', {
  input: z.strictObject({ replacementId: z.uuid() }),
})
