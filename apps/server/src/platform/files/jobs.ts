import { z } from 'zod'
import { job } from '../jobs/job.ts'

/** A key is made of ids. A store that is out of reach for a day is waited for: what was erased must go. */
export const removeFile = job('file.remove', {
  places: 'outside',
  input: z.object({ key: z.string() }),
  retryLimit: 40,
  retryDelaySeconds: 60,
})
