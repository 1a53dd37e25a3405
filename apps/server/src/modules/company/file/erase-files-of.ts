import { and, eq, inArray, notInArray } from 'drizzle-orm'
import { fileKey } from '../../../adapters/files/file-key.ts'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import type { Files } from '../../../platform/files/files.ts'
import { type StoredFileRow, storedFiles } from './tables.ts'

/** What somebody put there for one purpose: a member, or an application. What else they uploaded is the company's. */
export async function eraseFilesOf(
  tx: WriteTx,
  files: Files,
  owners: readonly string[],
  purpose: StoredFileRow['purpose'],
  /** What of it is kept for another reason. */
  except: readonly string[] = [],
): Promise<void> {
  const gone = await tx
    .delete(storedFiles)
    .where(
      and(
        inArray(storedFiles.memberId, [...owners]),
        eq(storedFiles.purpose, purpose),
        notInArray(storedFiles.id, [...except]),
      ),
    )
    .returning()
  for (const { companyId, id } of gone) files.remove(tx, fileKey(companyId, id))
}
