import type { insurers } from '@coverwright/contract/company/insurers'
import { needsConfirmation } from '@coverwright/domain/company/invitation/invitation-lifecycle'
import { trialUserDays } from '@coverwright/domain/company/member/member-limits'
import { errors, fail } from '@coverwright/domain/errors'
import { eq } from 'drizzle-orm'
import { raiseEvent } from '../../../platform/events/raise-event.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { newId } from '../../../platform/id.ts'
import { getOwnCompany } from '../company/index.ts'
import { createMemberUnlessTaken } from '../member/index.ts'
import { lockInvitation } from './internal.ts'
import { openLink, readToken, requireGoodLink } from './link.ts'
import { invitations } from './tables.ts'

const dayMs = 24 * 60 * 60_000

/** Of two who register by one link at once, one becomes a member. */
export const registerInvited: HandlerOf<typeof insurers, 'creatCompanyUser'> = async (context, form) => {
  const { read, enter, now } = context
  const link = readToken(form.token)
  // Before anything is locked: a password takes long to hash, and a bad link must not cost that.
  await read(link.companyId, (tx) => openLink(tx, link, now))

  const memberId = newId()
  return enter({ companyId: link.companyId, memberId }, async (tx, audit) => {
    const invitation = requireGoodLink(await lockInvitation(tx, link.id), link.secret, now)
    if (needsConfirmation(invitation.role, invitation.state)) return fail('invitation.unconfirmed')
    if (form.email.toLowerCase() !== invitation.email) {
      return fail('invitation.other-email', { email: errors['invitation.other-email'].message })
    }
    const { email, role, customRoleId, groupId } = invitation
    const created = await createMemberUnlessTaken(tx, {
      id: memberId,
      email,
      name: form.name,
      title: form.title,
      password: form.password,
      role,
      customRoleId,
      groupId,
      accessEndsAt: role === 'trial' ? new Date(now.getTime() + trialUserDays * dayMs) : null,
    })
    if (!created) return fail('invitation.email-registered')

    await tx.update(invitations).set({ state: 'accepted', memberId }).where(eq(invitations.id, invitation.id))
    const { name: companyName } = await getOwnCompany(tx)
    raiseEvent(tx, 'invitation.accepted', { invitationId: invitation.id, memberId })
    await audit(memberId, { invitationId: invitation.id, role })
    return { email, companyName }
  })
}
