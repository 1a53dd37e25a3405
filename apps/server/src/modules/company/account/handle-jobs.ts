import type { Files } from '../../../platform/files/files.ts'
import type { WaysIn } from '../../../platform/http/ways-in.ts'
import { eraseJob, type FilesOf } from './erase.ts'
import { reactivateJob } from './reactivations.ts'

export const accountJobs = (ways: WaysIn, files: Files, alsoKept: readonly FilesOf[]) => [
  eraseJob(ways, files, alsoKept),
  reactivateJob(ways),
]
