import { eq } from 'drizzle-orm'
import { audited } from '../../../platform/audit/audited.ts'
import { handle } from '../../../platform/jobs/handler.ts'
import { lockOwnCompany } from '../../company/company/index.ts'
import { keepKeyJob } from './keys.ts'
import { makeReplacement } from './make-replacement.ts'
import { replaceAtPartners } from './replace-at-partners.ts'
import { replaceDocumentJob } from './replace-document-job.ts'
import { replacements } from './tables.ts'

export const maintenanceJobs = [
  replaceAtPartners,
  keepKeyJob,
  handle(replaceDocumentJob, async ({ tx, companyId, now }, { replacementId }) => {
    // Before the row: the company's moves come one after the other.
    await lockOwnCompany(tx)
    const [row] = await tx.select().from(replacements).where(eq(replacements.id, replacementId)).for('update')
    // Held back, made, or put off since this was written down.
    if (row?.state !== 'active' || row.at > now) return
    await audited(tx, companyId, 'maintenance/replaceDocument', async (audit) => {
      await audit(replacementId, { document: row.document, fileId: row.fileId })
      await makeReplacement(tx, row, row.askedBy, now)
    })
  }),
]
