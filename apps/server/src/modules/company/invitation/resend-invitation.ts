import type { permission } from '@coverwright/contract/company/permission'
import { isOpen, statusOf } from '@coverwright/domain/company/invitation/invitation-lifecycle'
import { invitationMs, resendMs } from '@coverwright/domain/company/invitation/invitation-limits'
import { fail } from '@coverwright/domain/errors'
import { eq } from 'drizzle-orm'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { lockOwnCompany } from '../company/index.ts'
import { invitationOf, lockInvitationBelow, requireRoomForStandard } from './internal.ts'
import { mailInvitation } from './invite.ts'
import { freshSecret, pathOf } from './link.ts'
import { invitations } from './tables.ts'

export const resendInvitation: HandlerOf<typeof permission, 'invitation/resendInvitation'> = async (
  context,
  { id },
) => {
  const { tx, audit, grants, now, ports } = context
  await lockOwnCompany(tx)
  const before = await lockInvitationBelow(tx, id, await grants)
  if (!isOpen(before)) return fail('invitation.not-open')
  if (now.getTime() - before.sentAt.getTime() < resendMs) return fail('invitation.sent-lately')
  // One whose time is over was no longer counted.
  if (before.role === 'standard' && statusOf(before, now) === 'expired') await requireRoomForStandard(tx, now)

  const { secret, tokenHash } = freshSecret()
  const [row] = await tx
    .update(invitations)
    .set({ tokenHash, state: 'pending', sentAt: now, expiresAt: new Date(now.getTime() + invitationMs) })
    .where(eq(invitations.id, id))
    .returning()
  if (!row) return fail('invitation.not-found')
  const link = ports.linkTo(pathOf(row, secret))
  const isByLink = row.role === 'trial'
  if (!isByLink) await mailInvitation(tx, context, row, link)
  await audit(id)
  return { invitation: await invitationOf(tx, row, await grants, now), link: isByLink ? link : '' }
}
