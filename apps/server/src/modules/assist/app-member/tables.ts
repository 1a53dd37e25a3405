import { appMemberLifecycle } from '@coverwright/domain/assist/app-member/app-member-lifecycle'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { alreadyTaken } from '../../../platform/database/already-taken.ts'
import { tenantTable } from '../../../platform/database/tenant-table.ts'

const time = (name: string) => timestamp(name, { withTimezone: true })

export const appGroups = tenantTable('app_group', { name: text('name').notNull() }, (group) => [
  uniqueIndex('app_group_name').on(group.companyId, sql`lower(${group.name})`),
])

export type AppGroupRow = typeof appGroups.$inferSelect

/**
 * A table of their own, not members of a kind: whoever works with two companies is in the apps of both under one address,
 * which a member's is once in the whole product, and nothing that is a member's opens to them by an oversight.
 */
export const appMembers = tenantTable(
  'app_member',
  {
    name: text('name').notNull(),
    /** In lower case. */
    email: text('email').notNull(),
    groupId: uuid('group_id'),
    isAdmin: boolean('is_admin').notNull().default(false),
    state: text('state', { enum: appMemberLifecycle.states }).notNull().default(appMemberLifecycle.initial),
    /** Of the one link that works. */
    tokenHash: text('token_hash').notNull(),
    linkSentAt: time('link_sent_at').notNull(),
    linkEndsAt: time('link_ends_at').notNull(),
    lastSeenAt: time('last_seen_at'),
    questions: integer('questions').notNull().default(0),
  },
  (member) => [
    unique('app_member_email').on(member.companyId, member.email),
    check('app_member_email_is_lower_case', sql`${member.email} = lower(${member.email})`),
    foreignKey({
      name: 'app_member_group',
      columns: [member.companyId, member.groupId],
      foreignColumns: [appGroups.companyId, appGroups.id],
    }),
    index('app_member_by_name').on(member.companyId, member.name, member.id),
    index('app_member_by_state').on(member.companyId, member.state, member.id),
    index('app_member_by_last_seen').on(member.companyId, member.lastSeenAt, member.id),
    index('app_member_by_time').on(member.companyId, member.createdAt, member.id),
    index('app_member_of_group').on(member.companyId, member.groupId, member.id),
    index('app_member_admin').on(member.companyId, member.id).where(sql`${member.isAdmin}`),
  ],
)

export type AppMemberRow = typeof appMembers.$inferSelect

export const appSessions = tenantTable(
  'app_session',
  { memberId: uuid('member_id').notNull(), expiresAt: time('expires_at').notNull(), endedAt: time('ended_at') },
  (session) => [
    foreignKey({
      name: 'app_session_member',
      columns: [session.companyId, session.memberId],
      foreignColumns: [appMembers.companyId, appMembers.id],
    }).onDelete('cascade'),
    index('app_session_by_end').on(session.expiresAt),
    index('app_session_of_member').on(session.companyId, session.memberId, session.expiresAt),
  ],
)

alreadyTaken({
  app_group_name: { code: 'app-group.name-taken', field: 'name' },
  app_member_email: { code: 'app-member.email-taken', field: 'email' },
})
