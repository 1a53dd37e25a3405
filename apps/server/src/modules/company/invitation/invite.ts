import { invitationMs } from '@coverwright/domain/company/invitation/invitation-limits'
import { requireMayMake } from '@coverwright/domain/company/member/granting'
import { errors, fail } from '@coverwright/domain/errors'
import type { Permission } from '@coverwright/domain/permissions'
import { worded } from '@coverwright/domain/worded'
import { and, eq } from 'drizzle-orm'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import type { WriteContext } from '../../../platform/http/context.ts'
import { getOwnCompany, lockOwnCompany } from '../company/index.ts'
import { getGroupInCompany, getMemberInCompany, getRoleInCompany, members } from '../member/index.ts'
import { mailInLanguage } from '../member-mail/index.ts'
import { findOpenInvitation, requireRoomForStandard, stillOpen } from './internal.ts'
import { freshSecret, pathOf } from './link.ts'
import { type InvitationRow, invitations } from './tables.ts'

interface Invited {
  readonly email: string
  readonly name: string
  readonly role: InvitationRow['role']
  readonly roleId: string | null
  readonly groupId: string | null
}

/** Refuses whoever cannot be invited. `others` are standard users that come with the same batch. */
export async function requireInvitable({ tx, grants, now }: WriteContext, invited: Invited, others = 0): Promise<void> {
  const { role, roleId, groupId } = invited
  const email = invited.email.toLowerCase()
  await lockOwnCompany(tx)
  const customRole: readonly Permission[] | undefined = roleId
    ? (await getRoleInCompany(tx, roleId)).permissions
    : undefined
  if (groupId) await getGroupInCompany(tx, groupId)
  requireMayMake(role, customRole, await grants)
  if ((await tx.$count(members, eq(members.email, email))) > 0) {
    refuseAddress('invitation.email-registered')
  }
  if (await findOpenInvitation(tx, email, now)) {
    refuseAddress('invitation.already-invited')
  }
  if (role === 'standard') await requireRoomForStandard(tx, now, others)
}

export async function invite(context: WriteContext, invited: Invited) {
  const { tx, now, actor } = context
  const { name, role, roleId, groupId } = invited
  const email = invited.email.toLowerCase()
  await requireInvitable(context, invited)
  // One whose time is over makes room: an address has one link that works.
  await tx
    .update(invitations)
    .set({ state: 'revoked' })
    .where(and(eq(invitations.email, email), stillOpen))
  const { secret, tokenHash } = freshSecret()
  const [row] = await tx
    .insert(invitations)
    .values({
      email,
      name,
      role,
      customRoleId: roleId,
      groupId,
      tokenHash,
      invitedBy: actor.memberId,
      sentAt: now,
      expiresAt: new Date(now.getTime() + invitationMs),
    })
    .returning()
  if (!row) throw new Error('The invitation was not saved')
  return { row, link: context.ports.linkTo(pathOf(row, secret)) }
}

/** Beside the field it is about. */
const refuseAddress = (code: 'invitation.email-registered' | 'invitation.already-invited') =>
  fail(code, { email: errors[code].message })

export async function mailInvitation(
  tx: WriteTx,
  { actor }: Pick<WriteContext, 'actor'>,
  { email, name, role }: InvitationRow,
  link: string,
) {
  const company = await getOwnCompany(tx)
  const inviter = await getMemberInCompany(tx, actor.memberId)
  const code = role === 'admin' ? 'invitation.sent-to-admin' : 'invitation.sent'
  const { title, text, told } = worded(code, { name, inviter: inviter.name, company: company.name, link })
  await mailInLanguage(tx, { isSecret: true, recipient: email, subject: title, text, told })
}
