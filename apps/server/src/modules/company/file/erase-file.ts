import { eq } from 'drizzle-orm'
import { fileKey } from '../../../adapters/files/file-key.ts'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import type { Files } from '../../../platform/files/files.ts'
import { storedFiles } from './tables.ts'

/** One file the product made itself, when nobody may read it any more. */
export async function eraseFile(tx: WriteTx, files: Files, id: string): Promise<void> {
  const [gone] = await tx.delete(storedFiles).where(eq(storedFiles.id, id)).returning()
  if (gone) files.remove(tx, fileKey(gone.companyId, gone.id))
}
