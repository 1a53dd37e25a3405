import { and, eq, sql } from 'drizzle-orm'
import { audited } from '../../../platform/audit/audited.ts'
import { audit as auditTable } from '../../../platform/audit/tables.ts'
import { selectRow } from '../../../platform/database/select-row.ts'
import { raiseEvent } from '../../../platform/events/raise-event.ts'
import { handle } from '../../../platform/jobs/handler.ts'
import { getFileInCompany } from '../../company/file/index.ts'
import { findSellers, replaceAtSeller } from '../primary-product/index.ts'
import { isBound } from '../resale/index.ts'
import { replaceAtPartnersJob } from './replace-document-job.ts'
import { replacements } from './tables.ts'

/** Every site of a partner that sells the body, each in its own company. Done again after a worker died, it finds whom it has told. */
export const replaceAtPartners = handle(
  replaceAtPartnersJob,
  async ({ tx, companyId, jobId, now, inCompany }, { replacementId, from, to }) => {
    const row = await selectRow(tx, replacements, replacementId)
    if (!row) return
    const { id, name, bytes } = await getFileInCompany(tx, row.fileId)
    const failures: unknown[] = []
    for (const { companyId: sellerId, productId } of await findSellers(tx, row.productId))
      await inCompany(sellerId, async (theirs) => {
        // Whoever was a partner once has no hand in a company's sites any more.
        if (!(await isBound(theirs, companyId))) return
        const told = and(eq(auditTable.subjectId, productId), sql`${auditTable.detail} ->> 'jobId' = ${jobId}`)
        if ((await theirs.$count(auditTable, told)) > 0) return
        const { document, title } = row
        const sites = await replaceAtSeller(theirs, { productId, document, from, to }, { id, name, bytes }, now)
        raiseEvent(theirs, 'maintenance.document-replaced', { productId })
        await audited(theirs, companyId, 'maintenance/replace-at-partner', (audit) =>
          audit(productId, { title, sites, jobId }),
        )
        // One seller's trouble must not keep the document from those that come after it.
      }).catch((error: unknown) => failures.push(error))
    if (failures.length > 0) throw failures[0]
  },
)
