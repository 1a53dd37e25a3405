import type { insurers } from '@coverwright/contract/company/insurers'
import { partnershipLifecycle } from '@coverwright/domain/company/partnership/partnership-lifecycle'
import { fail } from '@coverwright/domain/errors'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { changePartnership, isOurs, lockPartnership, partnershipOf } from './internal.ts'
import { tellOtherSide } from './tell-partner.ts'

export const revokePartnership: HandlerOf<typeof insurers, 'revokePartnership'> = async (
  { tx, actor, audit, now },
  { id },
) => {
  const before = await lockPartnership(tx, id)
  if (!isOurs(before, actor.companyId)) return fail('partnership.not-own-request')
  const state = partnershipLifecycle.next(before.state, 'revoke') ?? fail('partnership.not-open')
  const row = await changePartnership(tx, before, { state, tokenHash: null })
  await tellOtherSide(tx, row, 'revoked')
  await audit(id, { from: before.state, to: state })
  return partnershipOf(tx, row, actor.companyId, now)
}
