import type { insurers } from '@coverwright/contract/company/insurers'
import { partnershipLimits } from '@coverwright/domain/company/partnership/partnership-limits'
import { fail } from '@coverwright/domain/errors'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { getOwnCompany } from '../company/index.ts'
import { changePartnership, isOurs, lockPartnership, partnershipOf } from './internal.ts'
import { mailInvitation, newLink } from './invite-partner.ts'

/** The link that was sent before stops working. */
export const resendPartnership: HandlerOf<typeof insurers, 'resendPartnership'> = async (context, { id }) => {
  const { tx, actor, audit, now } = context
  const before = await lockPartnership(tx, id)
  if (!isOurs(before, actor.companyId)) return fail('partnership.not-own-request')
  if (before.state !== 'invited') return fail('partnership.not-open')
  if (!before.email) return fail('partnership.by-name')
  if (now.getTime() - before.sentAt.getTime() < partnershipLimits.resendMs) return fail('partnership.sent-lately')
  const { secret, ...link } = newLink(now)
  const row = await changePartnership(tx, before, { ...link, sentAt: now })
  await mailInvitation(context, await getOwnCompany(tx), row, secret)
  await audit(id)
  return partnershipOf(tx, row, actor.companyId, now)
}
