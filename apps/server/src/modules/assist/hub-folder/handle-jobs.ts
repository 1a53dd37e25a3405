import { hubLimits } from '@coverwright/domain/assist/hub-limits'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Embedder } from '../../../adapters/assistant/embedder.ts'
import { audited } from '../../../platform/audit/audited.ts'
import { raiseEvent } from '../../../platform/events/raise-event.ts'
import type { Files } from '../../../platform/files/files.ts'
import type { WaysIn } from '../../../platform/http/ways-in.ts'
import { handOverDue } from '../../../platform/jobs/hand-over-due.ts'
import { type HandledRecurringJob, handle } from '../../../platform/jobs/handler.ts'
import { job } from '../../../platform/jobs/job.ts'
import { eraseFolder } from './internal.ts'
import { makeVectors, makeVectorsWith } from './make-vectors.ts'
import { hubFileVectors, hubFolders } from './tables.ts'

const endDraft = job('hub-folder.end-draft', { input: z.object({ folderId: z.uuid() }) })

interface Embedding {
  /** Nobody where the search by meaning was not brought to this machine. */
  readonly embedder?: Embedder | undefined
}

export const hubFolderSweeps = ({ embedder, ...ways }: Pick<WaysIn, 'door'> & Embedding) => [
  handOverDue(
    'hub-folder.hand-over-drafts',
    { column: hubFolders.dueAt, job: endDraft, inputOf: (folderId) => ({ folderId }), handedOver: 'look-again' },
    ways,
  ),
  whileThereIs(
    embedder,
    handOverDue(
      'hub-folder.hand-over-vectors',
      { column: hubFileVectors.dueAt, job: makeVectors, inputOf: (id) => ({ id }), handedOver: 'look-again' },
      ways,
    ),
  ),
]

/** What waits for a model goes on waiting where there is none: another worker may have it. */
const whileThereIs = (embedder: Embedder | undefined, sweep: HandledRecurringJob): HandledRecurringJob => ({
  ...sweep,
  handler: async (context) => {
    if (embedder && !embedder.isResting()) await sweep.handler(context)
  },
})

/** First a warning, and when the time is over the draft goes, with its files. What was published meanwhile stays. */
export const hubFolderJobs = ({ files, embedder }: { readonly files: Files } & Embedding) => [
  makeVectorsWith(embedder),
  handle(endDraft, async ({ tx, companyId, now }, { folderId }) => {
    const [row] = await tx.select().from(hubFolders).where(eq(hubFolders.id, folderId)).for('update')
    if (!row) return
    const ofFolder = eq(hubFolders.id, folderId)
    if (row.state !== 'draft' || !row.deletedOn) {
      await tx.update(hubFolders).set({ dueAt: null }).where(ofFolder)
      return
    }
    if (!row.warnedAt) {
      // However late it is: nobody finds their draft gone who was not told in time.
      const deletedOn = new Date(Math.max(row.deletedOn.getTime(), now.getTime() + hubLimits.warningMs))
      await tx.update(hubFolders).set({ warnedAt: now, deletedOn, dueAt: deletedOn }).where(ofFolder)
      raiseEvent(tx, 'hub-folder.draft-ending', { folderId })
      return
    }
    if (row.deletedOn > now) {
      await tx.update(hubFolders).set({ dueAt: row.deletedOn }).where(ofFolder)
      return
    }
    await audited(tx, companyId, 'hubFolder/endDraft', async (audit) => {
      const count = await eraseFolder(tx, files, row)
      raiseEvent(tx, 'hub-folder.draft-deleted', { files: count })
      await audit(folderId, { name: row.productName, files: count, deleted: true })
    })
  }),
]
