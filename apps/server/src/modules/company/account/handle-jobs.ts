import type { Files } from '../../../platform/files/files.ts'
import type { WaysIn } from '../../../platform/http/ways-in.ts'
import { eraseJob, type FilesOf, type Forgets } from './erase.ts'
import { reactivateJob } from './reactivations.ts'

interface Services extends WaysIn {
  readonly files: Files
  /** Of what nouns of later areas keep. */
  readonly filesOf: readonly FilesOf[]
  /** What those keep of it in the operator's company. */
  readonly forgets: readonly Forgets[]
}

export const accountJobs = ({ files, filesOf, forgets, ...ways }: Services) => [
  eraseJob(ways, files, filesOf, forgets),
  reactivateJob(ways),
]
