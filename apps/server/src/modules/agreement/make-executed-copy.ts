import { buffer } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { fileKey } from '../../adapters/files/file-key.ts'
import type { Files } from '../../adapters/files/files.ts'
import { audited } from '../../platform/audit/audited.ts'
import { handle } from '../../platform/jobs/handler.ts'
import { publish } from '../../platform/live/publish.ts'
import { getOwnCompany } from '../company/index.ts'
import { keepFile } from '../file/index.ts'
import { makeExecutedCopy } from './jobs.ts'
import { addAuditPage } from './pdf/run-in-thread.ts'
import { agreements } from './tables.ts'

/** The original stays as it was uploaded; the copy is it and one page more. */
export const agreementJobs = (files: Files) => [
  handle(makeExecutedCopy, async ({ tx, companyId }, { id }) => {
    const [row] = await tx.select().from(agreements).where(eq(agreements.id, id)).for('update')
    if (!row?.signature || !row.signerId || row.executedFileId) return
    const { timeZone, referenceNumber } = await getOwnCompany(tx)
    const content = await addAuditPage(await buffer(await files.get(fileKey(companyId, row.fileId))), {
      id,
      name: row.name,
      pageCount: row.pageCount,
      hash: row.hash,
      signature: row.signature,
      timeZone,
      referenceNumber,
    })
    const copy = await keepFile(tx, files, {
      memberId: row.signerId,
      purpose: 'executed-agreement',
      name: `${row.name}, executed.pdf`,
      type: 'application/pdf',
      content,
    })
    await audited(tx, companyId, 'agreement/copy', async (audit) => {
      await tx.update(agreements).set({ executedFileId: copy.id }).where(eq(agreements.id, id))
      await audit(id, { executedFileId: copy.id })
    })
    await publish(tx, { kind: 'agreement', subjectId: id })
  }),
]
