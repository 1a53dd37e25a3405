import type { insurers } from '@coverwright/contract/company/insurers'
import { partnershipLifecycle } from '@coverwright/domain/company/partnership/partnership-lifecycle'
import { fail } from '@coverwright/domain/errors'
import { raiseEvent } from '../../../platform/events/raise-event.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { publish } from '../../../platform/live/publish.ts'
import { changePartnership, lockPartnership, partnershipOf } from './internal.ts'
import { tellOtherSide } from './tell-partner.ts'

/** Either side may, without the other. What was sold stays sold; sites that sell the other's cover quote no more. */
export const endPartnership: HandlerOf<typeof insurers, 'endPartnership'> = async (
  { tx, actor, audit, now },
  { id, reason },
) => {
  const before = await lockPartnership(tx, id)
  const state = partnershipLifecycle.next(before.state, 'end') ?? fail('partnership.not-active')
  const row = await changePartnership(tx, before, {
    state,
    endedAt: now,
    endedBy: actor.companyId,
    endReason: reason,
    proposedMode: null,
    proposedBy: null,
  })
  await tellOtherSide(tx, row, 'ended')
  raiseEvent(tx, 'partnership.ended-by-us', { partnershipId: id })
  // The sites may be the other company's, whose names are not known here: every server asks anew where hosts lead.
  publish(tx, { kind: 'mount' })
  await audit(id, { from: before.state, to: state })
  return partnershipOf(tx, row, actor.companyId, now)
}
