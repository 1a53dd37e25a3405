import type { vehicleApproval } from '@coverwright/contract/sell/vehicle-approval'
import { fail } from '@coverwright/domain/errors'
import { applicationLifecycle } from '@coverwright/domain/sell/application/application-lifecycle'
import { vehicleMediaKeptUntil } from '@coverwright/domain/sell/vehicle-approval/vehicle-approval-kept'
import { vehicleApprovalLifecycle } from '@coverwright/domain/sell/vehicle-approval/vehicle-approval-lifecycle'
import { eq } from 'drizzle-orm'
import { raiseEvent } from '../../../platform/events/raise-event.ts'
import type { WriteContext } from '../../../platform/http/context.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { publish } from '../../../platform/live/publish.ts'
import { changeApplication, keptFrom, saveApplication } from '../application/index.ts'
import { customerOf, detailOf, lockVehicleApprovalInCompany } from './internal.ts'
import { type VehicleApprovalRow, vehicleApprovals } from './tables.ts'

export const approveVehicle: HandlerOf<typeof vehicleApproval, 'approveVehicle'> = async (context, { id }) => {
  const { approval } = await toDecide(context, id)
  return detailOf(context, await decide(context, approval, 'approve'))
}

/** The photos of somebody who has not bought yet are asked for again: the journey leads to the page that wants them. */
export const rejectVehicle: HandlerOf<typeof vehicleApproval, 'rejectVehicle'> = async (context, { id, reason }) => {
  const { tx, now } = context
  const { approval, application } = await toDecide(context, id)
  const after = await decide(context, approval, 'reject', reason)
  const isOpen = application.state !== 'paying' && applicationLifecycle.next(application.state, 'change') !== undefined
  if (isOpen) {
    const fields = Object.fromEntries(approval.media.map(({ field }) => [field, '']))
    await changeApplication(context, application, { answers: { ...application.answers, ...fields } })
    await saveApplication(tx, application.id, { keptUntil: keptFrom(now) })
  }
  raiseEvent(tx, 'vehicle-approval.rejected', { approvalId: id, maySendOthers: isOpen ? 'yes' : 'no' })
  return detailOf(context, after)
}

/** Nobody decides on the photos of a person who was forgotten. */
async function toDecide({ tx }: WriteContext, id: string) {
  const { approval, application } = await lockVehicleApprovalInCompany(tx, id)
  const customer = await customerOf(tx, application)
  if (customer?.erasedAt) return fail('customer.erased')
  return { approval, application }
}

async function decide(
  { tx, audit, actor, now }: WriteContext,
  { id, state: from }: VehicleApprovalRow,
  event: 'approve' | 'reject',
  reason?: string,
): Promise<VehicleApprovalRow> {
  const state = vehicleApprovalLifecycle.next(from, event)
  if (state !== 'approved' && state !== 'rejected') return fail('vehicle-approval.decided')
  const keptUntil = vehicleMediaKeptUntil(state, now)
  const [after] = await tx
    .update(vehicleApprovals)
    .set({ state, rejectedFor: reason ?? null, decidedBy: actor.memberId, decidedAt: now, keptUntil, dueAt: keptUntil })
    .where(eq(vehicleApprovals.id, id))
    .returning()
  // Its length only: what people write about others' cars may name them, and the audit outlives it.
  await audit(id, { from, to: state, ...(reason && { reason: reason.length }) })
  publish(tx, { kind: 'vehicle-approval', subjectId: id })
  return after ?? fail('vehicle-approval.not-found')
}
