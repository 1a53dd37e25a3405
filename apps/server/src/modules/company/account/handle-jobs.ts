import type { Files } from '../../../platform/files/files.ts'
import type { WaysIn } from '../../../platform/http/ways-in.ts'
import { eraseJob, type FilesOf } from './erase.ts'
import { reactivateJob } from './reactivations.ts'

interface Services extends WaysIn {
  readonly files: Files
  /** Of what nouns of later areas keep. */
  readonly filesOf: readonly FilesOf[]
}

export const accountJobs = ({ files, filesOf, ...ways }: Services) => [
  eraseJob(ways, files, filesOf),
  reactivateJob(ways),
]
