import { handle } from '../jobs/handler.ts'
import type { Files } from './files.ts'
import { removeFile } from './jobs.ts'

/** What is gone already counts as removed. */
export const removeFileJob = ({ removeNow }: Pick<Files, 'removeNow'>) =>
  handle(removeFile, async (_context, { key }) => removeNow(key))
