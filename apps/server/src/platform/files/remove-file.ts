import { goOut } from '../jobs/handler.ts'
import type { Files } from './files.ts'
import { removeFile } from './jobs.ts'

/** What is gone already counts as removed. */
export const removeFileJob = ({ removeNow }: Pick<Files, 'removeNow'>) =>
  goOut(removeFile, {
    read: async (_context, file) => file,
    act: ({ key }) => removeNow(key),
    settle: async () => {},
  })
