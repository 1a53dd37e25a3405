import { z } from 'zod'
import { job } from '../../../platform/jobs/job.ts'

const input = z.object({ versionId: z.uuid() })

/** Reads the file of a version and says what it looks like. */
export const identifyTable = job('pricing-table.identify', {
  input,
  places: 'documents',
  retryLimit: 5,
  expireInSeconds: 180,
})

/** Makes the rows of a version from its sheet and mapping. */
export const convertTable = job('pricing-table.convert', {
  input,
  places: 'documents',
  retryLimit: 5,
  expireInSeconds: 180,
})
