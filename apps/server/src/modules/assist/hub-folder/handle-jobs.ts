import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { audited } from '../../../platform/audit/audited.ts'
import { raiseEvent } from '../../../platform/events/raise-event.ts'
import type { Files } from '../../../platform/files/files.ts'
import type { WaysIn } from '../../../platform/http/ways-in.ts'
import { handOverDue } from '../../../platform/jobs/hand-over-due.ts'
import { handle } from '../../../platform/jobs/handler.ts'
import { job } from '../../../platform/jobs/job.ts'
import { eraseFolder } from './internal.ts'
import { hubFolders } from './tables.ts'

const endDraft = job('hub-folder.end-draft', { input: z.object({ folderId: z.uuid() }) })

export const hubFolderSweeps = (ways: Pick<WaysIn, 'door'>) => [
  handOverDue(
    'hub-folder.hand-over-drafts',
    { column: hubFolders.dueAt, job: endDraft, inputOf: (folderId) => ({ folderId }), handedOver: 'look-again' },
    ways,
  ),
]

/** First a warning, and when the time is over the draft goes, with its files. What was published meanwhile stays. */
export const hubFolderJobs = ({ files }: { readonly files: Files }) => [
  handle(endDraft, async ({ tx, companyId, now }, { folderId }) => {
    const [row] = await tx.select().from(hubFolders).where(eq(hubFolders.id, folderId)).for('update')
    if (!row) return
    const ofFolder = eq(hubFolders.id, folderId)
    if (row.state !== 'draft' || !row.deletedOn) {
      await tx.update(hubFolders).set({ dueAt: null }).where(ofFolder)
      return
    }
    if (row.deletedOn > now) {
      await tx.update(hubFolders).set({ dueAt: row.deletedOn }).where(ofFolder)
      raiseEvent(tx, 'hub-folder.draft-ending', { folderId })
      return
    }
    await audited(tx, companyId, 'hubFolder/endDraft', async (audit) => {
      const count = await eraseFolder(tx, files, row)
      raiseEvent(tx, 'hub-folder.draft-deleted', { files: count })
      await audit(folderId, { name: row.productName, files: count, deleted: true })
    })
  }),
]
