import type { Invitation } from '@coverwright/domain/company/invitation/invitation'
import { statusOf } from '@coverwright/domain/company/invitation/invitation-lifecycle'
import { requireBelow } from '@coverwright/domain/company/member/granting'
import { maxStandardUsers } from '@coverwright/domain/company/member/member-limits'
import { isBelow, type Role, roleNames } from '@coverwright/domain/company/member/roles'
import { fail } from '@coverwright/domain/errors'
import { and, eq, gt, inArray } from 'drizzle-orm'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import type { Grants } from '../../../platform/http/context.ts'
import { members, type TeamNames, teamNames } from '../member/index.ts'
import { type InvitationRow, invitations } from './tables.ts'

/** Neither used nor revoked; its time may be over. */
export const stillOpen = inArray(invitations.state, ['pending', 'confirmed'])

/** Held until the transaction ends: of two who act on it at once the second sees what the first did. */
export async function lockInvitation(tx: WriteTx, id: string): Promise<InvitationRow | undefined> {
  const [row] = await tx.select().from(invitations).where(eq(invitations.id, id)).for('update')
  return row
}

/** One the caller may manage: of somebody who will be below them. */
export async function lockInvitationBelow(tx: WriteTx, id: string, { role }: Grants): Promise<InvitationRow> {
  const row = (await lockInvitation(tx, id)) ?? fail('invitation.not-found')
  requireBelow(row.role, role)
  return row
}

export async function findOpenInvitation(tx: ReadTx, email: string, now: Date): Promise<InvitationRow | undefined> {
  const [row] = await tx
    .select()
    .from(invitations)
    .where(and(eq(invitations.email, email), stillOpen, gt(invitations.expiresAt, now)))
  return row
}

/** Asked while the company is locked: two people may bring in the last one at once. */
export async function requireRoomForStandard(tx: ReadTx, now: Date, others = 0): Promise<void> {
  const registered = await tx.$count(members, and(eq(members.role, 'standard'), eq(members.state, 'registered')))
  const invited = await tx.$count(
    invitations,
    and(eq(invitations.role, 'standard'), stillOpen, gt(invitations.expiresAt, now)),
  )
  if (registered + invited + others >= maxStandardUsers) fail('member.too-many-standard')
}

interface Listing {
  readonly names: TeamNames
  readonly inviters: ReadonlyMap<string, string>
  readonly actor: Role
  readonly now: Date
}

export const toInvitation = (row: InvitationRow, { names, inviters, actor, now }: Listing): Invitation => ({
  id: row.id,
  email: row.email,
  name: row.name,
  role: row.role,
  roleName: names.roles.get(row.customRoleId ?? '') ?? roleNames[row.role],
  groupName: names.groups.get(row.groupId ?? '') ?? '',
  status: statusOf(row, now),
  invitedBy: inviters.get(row.invitedBy) ?? '',
  sentAt: row.sentAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  isBelow: isBelow(row.role, actor),
})

export async function listingOf(
  tx: ReadTx,
  rows: readonly InvitationRow[],
  { role }: Grants,
  now: Date,
): Promise<Listing> {
  const ids = [...new Set(rows.map(({ invitedBy }) => invitedBy))]
  const found = await tx.select({ id: members.id, name: members.name }).from(members).where(inArray(members.id, ids))
  return { names: await teamNames(tx), inviters: new Map(found.map(({ id, name }) => [id, name])), actor: role, now }
}

export async function invitationOf(tx: ReadTx, row: InvitationRow, grants: Grants, now: Date): Promise<Invitation> {
  return toInvitation(row, await listingOf(tx, [row], grants, now))
}
