import { replacementLifecycle } from '@coverwright/domain/publish/maintenance/maintenance'
import { eq } from 'drizzle-orm'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { getFileInCompany } from '../../company/file/index.ts'
import { replaceOffered } from '../primary-product/index.ts'
import { replaceDraftDocument, replaceLiveDocument } from '../release/index.ts'
import { replaceAtPartnersJob } from './replace-document-job.ts'
import { type ReplacementRow, replacements } from './tables.ts'

/** What is on sale gets the file, and nothing else of it changes; so do the draft, what partners are offered and what they sell. */
export async function makeReplacement(
  tx: WriteTx,
  row: ReplacementRow,
  actorId: string,
  now: Date,
): Promise<ReplacementRow> {
  const state = replacementLifecycle.next(row.state, 'make')
  if (!state) return row
  const { id, name, bytes } = await getFileInCompany(tx, row.fileId)
  const file = { id, name, bytes }
  await replaceLiveDocument(tx, row, file, { actorId, now })
  await replaceDraftDocument(tx, row, file)
  const offered = await replaceOffered(tx, row, file)
  if (offered) await enqueue(tx, replaceAtPartnersJob, { replacementId: row.id, ...offered })
  const [after] = await tx
    .update(replacements)
    .set({ state, doneAt: now })
    .where(eq(replacements.id, row.id))
    .returning()
  return after ?? row
}
