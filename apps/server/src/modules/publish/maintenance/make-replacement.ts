import { replacementLifecycle } from '@coverwright/domain/publish/maintenance/maintenance'
import { eq } from 'drizzle-orm'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { getFileInCompany } from '../../company/file/index.ts'
import { replaceLiveDocument } from '../release/index.ts'
import { type ReplacementRow, replacements } from './tables.ts'

/** What is on sale gets the file, and nothing else of it changes; the product's draft gets it too. */
export async function makeReplacement(
  tx: WriteTx,
  row: ReplacementRow,
  actorId: string,
  now: Date,
): Promise<ReplacementRow> {
  const state = replacementLifecycle.next(row.state, 'make')
  if (!state) return row
  const { id, name, bytes } = await getFileInCompany(tx, row.fileId)
  await replaceLiveDocument(tx, row, { id, name, bytes }, { actorId, now })
  const [after] = await tx
    .update(replacements)
    .set({ state, doneAt: now })
    .where(eq(replacements.id, row.id))
    .returning()
  return after ?? row
}
