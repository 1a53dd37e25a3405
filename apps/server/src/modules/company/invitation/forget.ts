import { and, eq, or } from 'drizzle-orm'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import { stillOpen } from './internal.ts'
import { invitations } from './tables.ts'

export const isRoleInvited = async (tx: ReadTx, customRoleId: string) =>
  (await tx.$count(invitations, and(eq(invitations.customRoleId, customRoleId), stillOpen))) > 0

/** Invitations that were used or revoked no longer name the role. */
export const forgetRole = (tx: WriteTx, customRoleId: string) =>
  tx.update(invitations).set({ customRoleId: null }).where(eq(invitations.customRoleId, customRoleId))

export const forgetGroup = (tx: WriteTx, groupId: string) =>
  tx.update(invitations).set({ groupId: null }).where(eq(invitations.groupId, groupId))

export const eraseInvitationsTo = (
  tx: WriteTx,
  { memberId, email }: { readonly memberId: string; readonly email: string },
) => tx.delete(invitations).where(or(eq(invitations.memberId, memberId), eq(invitations.email, email)))
