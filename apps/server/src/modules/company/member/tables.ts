import { languages } from '@coverwright/domain/base/language/language'
import { memberStates } from '@coverwright/domain/company/member/member'
import { roles } from '@coverwright/domain/company/member/roles'
import { permissions } from '@coverwright/domain/permissions'
import { sql } from 'drizzle-orm'
import { boolean, check, foreignKey, integer, text, timestamp, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { alreadyTaken } from '../../../platform/database/already-taken.ts'
import { tenantTable } from '../../../platform/database/tenant-table.ts'
import { storedFiles } from '../file/index.ts'

/** What a company makes of the standard user's role. */
export const customRoles = tenantTable(
  'custom_role',
  {
    name: text('name').notNull(),
    description: text('description').notNull(),
    permissions: text('permissions', { enum: permissions }).array().notNull(),
  },
  (role) => [uniqueIndex('custom_role_name').on(role.companyId, sql`lower(${role.name})`)],
)

export const memberGroups = tenantTable('member_group', { name: text('name').notNull() }, (group) => [
  uniqueIndex('member_group_name').on(group.companyId, sql`lower(${group.name})`),
])

export const members = tenantTable(
  'member',
  {
    /** In lower case: how a person signs in, once in the whole product. */
    email: text('email').notNull(),
    name: text('name').notNull(),
    title: text('title').notNull().default(''),
    role: text('role', { enum: roles }).notNull(),
    /** Refines the role of a standard user. */
    customRoleId: uuid('custom_role_id'),
    groupId: uuid('group_id'),
    /** Set where they differ from the role's own. */
    permissions: text('permissions', { enum: permissions }).array(),
    state: text('state', { enum: memberStates }).notNull().default('registered'),
    passwordHash: text('password_hash'),
    avatarFileId: uuid('avatar_file_id'),
    /** Chosen in the studio; that of the company's country until then. */
    language: text('language', { enum: languages }),
    /** Demo accounts are asked for no code. */
    isAnyDeviceTrusted: boolean('is_any_device_trusted').notNull().default(false),
    failedSignIns: integer('failed_sign_ins').notNull().default(0),
    restsUntil: timestamp('rests_until', { withTimezone: true }),
    /** When a trial user's time is over. */
    accessEndsAt: timestamp('access_ends_at', { withTimezone: true }),
    /** Nothing of the person is left but the id that others refer to. */
    erasedAt: timestamp('erased_at', { withTimezone: true }),
  },
  (member) => [
    unique('member_email').on(member.email),
    uniqueIndex('member_primary').on(member.companyId).where(sql`${member.role} = 'primary'`),
    check('member_email_is_lower_case', sql`${member.email} = lower(${member.email})`),
    foreignKey({
      name: 'member_avatar',
      columns: [member.companyId, member.avatarFileId],
      foreignColumns: [storedFiles.companyId, storedFiles.id],
    }),
    foreignKey({
      name: 'member_custom_role',
      columns: [member.companyId, member.customRoleId],
      foreignColumns: [customRoles.companyId, customRoles.id],
    }),
    foreignKey({
      name: 'member_group_of_member',
      columns: [member.companyId, member.groupId],
      foreignColumns: [memberGroups.companyId, memberGroups.id],
    }),
  ],
)

export type CustomRoleRow = typeof customRoles.$inferSelect
export type MemberGroupRow = typeof memberGroups.$inferSelect
export type MemberRow = typeof members.$inferSelect

alreadyTaken({
  member_email: { code: 'session.email-taken', field: 'email' },
  custom_role_name: { code: 'role.name-taken', field: 'name' },
  member_group_name: { code: 'group.name-taken', field: 'name' },
})
