import type { Files } from '../../../platform/files/files.ts'
import { copyJob } from './make-executed-copy.ts'
import { tellJob } from './tell-of-contract.ts'

export const agreementJobs = ({ files }: { readonly files: Files }) => [copyJob(files), tellJob()]
