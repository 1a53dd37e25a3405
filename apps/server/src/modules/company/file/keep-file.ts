import { fileKey } from '../../../adapters/files/file-key.ts'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import type { Files } from '../../../platform/files/files.ts'
import { type StoredFileRow, storedFiles } from './tables.ts'

interface MadeFile extends Pick<StoredFileRow, 'memberId' | 'purpose' | 'name' | 'type'> {
  readonly content: Uint8Array
}

/** Stores what the product made itself: nothing of it was chosen by a user, so nothing is checked. */
export async function keepFile(tx: WriteTx, files: Files, { content, ...file }: MadeFile): Promise<StoredFileRow> {
  const [row] = await tx
    .insert(storedFiles)
    .values({ ...file, bytes: content.length })
    .returning()
  if (!row) throw new Error('The file was not saved')
  await files.put(tx, fileKey(row.companyId, row.id), content, { type: file.type })
  return row
}
