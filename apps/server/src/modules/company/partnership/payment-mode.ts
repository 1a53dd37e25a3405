import type { insurers } from '@coverwright/contract/company/insurers'
import { fail } from '@coverwright/domain/errors'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { changePartnership, lockPartnership, partnershipOf } from './internal.ts'
import { tellOtherSide } from './tell-partner.ts'

/** Where the customers' money goes is changed by both sides or not at all. */
export const proposePaymentMode: HandlerOf<typeof insurers, 'proposePaymentMode'> = async (
  { tx, actor, audit, now },
  { id, paymentMode },
) => {
  const before = await lockPartnership(tx, id)
  if (before.state !== 'active') return fail('partnership.not-active')
  if (before.paymentMode === paymentMode) return fail('partnership.same-mode')
  const row = await changePartnership(tx, before, { proposedMode: paymentMode, proposedBy: actor.companyId })
  await tellOtherSide(tx, row, 'proposed')
  await audit(id, { from: before.paymentMode, proposed: paymentMode })
  return partnershipOf(tx, row, actor.companyId, now)
}

/** The side that did not propose it agrees or declines; the other one may only take it back. */
export const answerPaymentMode: HandlerOf<typeof insurers, 'answerPaymentMode'> = async (
  { tx, actor, audit, now },
  { id, isAccepted },
) => {
  const before = await lockPartnership(tx, id)
  if (before.state !== 'active') return fail('partnership.not-active')
  const { proposedMode, proposedBy } = before
  if (!proposedMode) return fail('partnership.nothing-proposed')
  if (isAccepted && proposedBy === actor.companyId) return fail('partnership.own-request')
  const row = await changePartnership(tx, before, {
    proposedMode: null,
    proposedBy: null,
    ...(isAccepted && { paymentMode: proposedMode }),
  })
  await tellOtherSide(tx, row, isAccepted ? 'agreed' : 'declined')
  await audit(id, { from: before.paymentMode, to: row.paymentMode, isAccepted })
  return partnershipOf(tx, row, actor.companyId, now)
}
