import type { insurers } from '@coverwright/contract/company/insurers'
import { partnershipLifecycle } from '@coverwright/domain/company/partnership/partnership-lifecycle'
import { fail } from '@coverwright/domain/errors'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { changePartnership, lockPartnership, partnershipOf } from './internal.ts'
import { tellOtherSide } from './tell-partner.ts'

/** Either side may, without the other. What was sold stays sold. */
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
  await audit(id, { from: before.state, to: state })
  return partnershipOf(tx, row, actor.companyId, now)
}
