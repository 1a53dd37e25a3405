import { invitationLifecycle } from '@coverwright/domain/company/invitation/invitation-lifecycle'
import { invitableRoles } from '@coverwright/domain/company/member/roles'
import { sql } from 'drizzle-orm'
import { check, foreignKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { tenantTable } from '../../../platform/database/tenant-table.ts'
import { customRoles, memberGroups, members } from '../member/index.ts'

const time = (name: string) => timestamp(name, { withTimezone: true })

export const invitations = tenantTable(
  'invitation',
  {
    email: text('email').notNull(),
    name: text('name').notNull(),
    role: text('role', { enum: invitableRoles }).notNull(),
    customRoleId: uuid('custom_role_id'),
    groupId: uuid('group_id'),
    state: text('state', { enum: invitationLifecycle.states }).notNull().default(invitationLifecycle.initial),
    /** Of the one link that works. */
    tokenHash: text('token_hash').notNull(),
    invitedBy: uuid('invited_by').notNull(),
    sentAt: time('sent_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    /** Who registered by it. */
    memberId: uuid('member_id'),
  },
  (invitation) => [
    check('invitation_email_is_lower_case', sql`${invitation.email} = lower(${invitation.email})`),
    foreignKey({
      name: 'invitation_custom_role',
      columns: [invitation.companyId, invitation.customRoleId],
      foreignColumns: [customRoles.companyId, customRoles.id],
    }),
    foreignKey({
      name: 'invitation_group',
      columns: [invitation.companyId, invitation.groupId],
      foreignColumns: [memberGroups.companyId, memberGroups.id],
    }),
    foreignKey({
      name: 'invitation_inviter',
      columns: [invitation.companyId, invitation.invitedBy],
      foreignColumns: [members.companyId, members.id],
    }),
    foreignKey({
      name: 'invitation_member',
      columns: [invitation.companyId, invitation.memberId],
      foreignColumns: [members.companyId, members.id],
    }),
    uniqueIndex('invitation_open')
      .on(invitation.companyId, invitation.email)
      .where(sql`${invitation.state} in ('pending', 'confirmed')`),
  ],
)

export type InvitationRow = typeof invitations.$inferSelect
