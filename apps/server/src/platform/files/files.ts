import type { FileStore } from '../../adapters/files/file-store.ts'
import { afterCommit, afterRollback } from '../database/afterwards.ts'
import type { WriteTx } from '../database/with-tenant.ts'
import { enqueueAtTheEnd } from '../jobs/enqueue.ts'
import { removeFile } from './jobs.ts'

/** Files that rows name: they come and go with the transaction that writes the rows. */
export interface Files extends Pick<FileStore, 'get' | 'exists'> {
  /** At once, for a row without its file would be a broken link. Where the row does not stay, the file goes too. */
  readonly put: (tx: WriteTx, ...file: Parameters<FileStore['put']>) => Promise<void>
  /**
   * Once the row is gone for good: where it stays, the file stays too. It goes at once, and a job of the same transaction
   * sees to it where the process ends before, or the store does not answer.
   */
  readonly remove: (tx: WriteTx, key: string) => void
  /** Whatever becomes of any row: for that job alone. */
  readonly removeNow: FileStore['remove']
}

export const filesIn = ({ put, get, exists, remove }: FileStore): Files => ({
  get,
  exists,
  put: async (tx, key, ...content) => {
    afterRollback(tx, () => remove(key))
    await put(key, ...content)
  },
  remove: (tx, key) => {
    enqueueAtTheEnd(tx, removeFile, { key })
    afterCommit(tx, () => remove(key))
  },
  removeNow: remove,
})
