import { applicationLifecycle } from '@coverwright/domain/sell/application/application-lifecycle'
import { and, eq, inArray } from 'drizzle-orm'
import { audited } from '../../../platform/audit/audited.ts'
import type { Files } from '../../../platform/files/files.ts'
import type { WaysIn } from '../../../platform/http/ways-in.ts'
import { handOverDue } from '../../../platform/jobs/hand-over-due.ts'
import { handle } from '../../../platform/jobs/handler.ts'
import { eraseFile, eraseFilesOf } from '../../company/file/index.ts'
import {
  applications,
  expireApplication,
  isBought,
  lockApplicationById,
  overAt,
  saveApplication,
} from '../application/index.ts'
import { eraseVehicleMedia } from './jobs.ts'
import { vehicleApprovals } from './tables.ts'

/** A payment that is under way when the time is up is decided within hours. */
const againMs = 24 * 60 * 60_000

export const vehicleApprovalSweeps = (ways: Pick<WaysIn, 'door'>) => [
  handOverDue(
    'vehicle-approval.hand-over',
    {
      column: vehicleApprovals.dueAt,
      job: eraseVehicleMedia,
      inputOf: (approvalId) => ({ approvalId }),
      handedOver: 'look-again',
    },
    ways,
  ),
  handOverDue(
    'application.hand-over',
    {
      column: applications.dueAt,
      job: expireApplication,
      inputOf: (applicationId) => ({ applicationId }),
      handedOver: 'look-again',
    },
    ways,
  ),
]

export const vehicleApprovalJobs = ({ files }: { readonly files: Files }) => [
  handle(eraseVehicleMedia, async ({ tx, companyId, now }, { approvalId }) => {
    const [approval] = await tx.select().from(vehicleApprovals).where(eq(vehicleApprovals.id, approvalId)).for('update')
    if (!approval?.keptUntil) return
    // The database's clock and this one need not agree.
    const isOver = approval.keptUntil <= now
    await tx
      .update(vehicleApprovals)
      .set({ dueAt: isOver ? null : approval.keptUntil })
      .where(eq(vehicleApprovals.id, approvalId))
    if (!isOver) return
    await audited(tx, companyId, 'vehicle-approval/erase-media', async (audit) => {
      for (const { fileId } of approval.media) await eraseFile(tx, files, fileId)
      await audit(approvalId, { erased: approval.media.length })
    })
  }),

  handle(expireApplication, async ({ tx, companyId, now }, { applicationId }) => {
    const application = await lockApplicationById(tx, applicationId)
    if (isBought(application.state) || application.state === 'expired') {
      await saveApplication(tx, applicationId, { dueAt: null })
      return
    }
    const state = applicationLifecycle.next(application.state, 'expire')
    const over = overAt(application)
    if (!state || over > now) {
      await saveApplication(tx, applicationId, { dueAt: over > now ? over : new Date(now.getTime() + againMs) })
      return
    }
    await audited(tx, companyId, 'application/expire', async (audit) => {
      const ofApplication = eq(vehicleApprovals.applicationId, applicationId)
      // Nobody need look at what is given up; what was looked at has its own time.
      await tx
        .delete(vehicleApprovals)
        .where(and(ofApplication, inArray(vehicleApprovals.state, ['pending', 'submitted'])))
      const decided = await tx.select({ media: vehicleApprovals.media }).from(vehicleApprovals).where(ofApplication)
      const held = decided.flatMap(({ media }) => media.map(({ fileId }) => fileId))
      await eraseFilesOf(tx, files, [applicationId], 'application-media', held)
      await saveApplication(tx, applicationId, { state, dueAt: null })
      await audit(applicationId, { from: application.state, to: state })
    })
  }),
]
