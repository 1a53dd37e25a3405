import { and, eq } from 'drizzle-orm'
import { fileKey } from '../../adapters/files/file-key.ts'
import type { Files } from '../../adapters/files/files.ts'
import type { WriteTx } from '../../platform/database/with-tenant.ts'
import { storedFiles } from './tables.ts'

/** Pictures of a person. What else they uploaded is the company's. */
export async function eraseAvatarsOf(tx: WriteTx, files: Files, memberId: string): Promise<void> {
  const gone = await tx
    .delete(storedFiles)
    .where(and(eq(storedFiles.memberId, memberId), eq(storedFiles.purpose, 'avatar')))
    .returning()
  for (const { companyId, id } of gone) await files.remove(fileKey(companyId, id))
}
