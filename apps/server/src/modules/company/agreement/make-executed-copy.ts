import { buffer } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { fileKey } from '../../../adapters/files/file-key.ts'
import { audited } from '../../../platform/audit/audited.ts'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import type { Files } from '../../../platform/files/files.ts'
import { handle } from '../../../platform/jobs/handler.ts'
import { publish } from '../../../platform/live/publish.ts'
import { getOwnCompany } from '../company/index.ts'
import { keepFile } from '../file/index.ts'
import { makeExecutedCopy } from './jobs.ts'
import { addAuditPage } from './pdf/pdf-tasks.ts'
import { agreements } from './tables.ts'

/** In the company the document is of, whichever side executed it last. Safe to repeat: a copy is made once. */
export const copyJob = (files: Files) =>
  handle(makeExecutedCopy, async ({ tx, companyId, inCompany }, { id }) => {
    const [row] = await tx.select().from(agreements).where(eq(agreements.id, id))
    if (!row) return
    await inCompany(row.companyId, (ownerTx) => makeCopy(ownerTx, files, id))
    for (const side of new Set([companyId, row.companyId, row.partnerId ?? companyId]))
      await inCompany(side, async (sideTx) => publish(sideTx, { kind: 'agreement', subjectId: id }))
  })

/** The original stays as it was uploaded; the copy is it and one page more. */
async function makeCopy(tx: WriteTx, files: Files, id: string) {
  const [row] = await tx.select().from(agreements).where(eq(agreements.id, id)).for('update')
  if (!row || row.state !== 'executed' || row.executedFileId) return
  const { timeZone } = await getOwnCompany(tx)
  const content = await addAuditPage(await buffer(await files.get(fileKey(row.companyId, row.fileId))), {
    id,
    name: row.name,
    pageCount: row.pageCount,
    hash: row.hash,
    signatures: [row.signature, row.partnerSignature].filter((signature) => signature !== null),
    timeZone,
  })
  const copy = await keepFile(tx, files, {
    memberId: row.uploadedBy,
    purpose: 'executed-agreement',
    name: `${row.name}, executed.pdf`,
    type: 'application/pdf',
    content,
  })
  await audited(tx, row.companyId, 'agreement/copy', async (audit) => {
    await tx.update(agreements).set({ executedFileId: copy.id }).where(eq(agreements.id, id))
    await audit(id, { executedFileId: copy.id })
  })
}
