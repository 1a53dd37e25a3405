import type { Files } from '../../../platform/files/files.ts'
import type { WaysIn } from '../../../platform/http/ways-in.ts'
import { eraseJob } from './erase.ts'
import { reactivateJob } from './reactivations.ts'

export const accountJobs = (ways: WaysIn, files: Files, linkTo: (path: string) => string) => [
  eraseJob(ways, files),
  reactivateJob(ways, linkTo),
]
