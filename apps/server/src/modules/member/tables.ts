import { memberStates } from '@coverwright/domain/member/member'
import { roles } from '@coverwright/domain/member/roles'
import { permissions } from '@coverwright/domain/permissions'
import { sql } from 'drizzle-orm'
import { boolean, check, foreignKey, integer, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { tenantTable } from '../../platform/database/tenant-table.ts'
import { storedFiles } from '../file/index.ts'

export const members = tenantTable(
  'member',
  {
    /** In lower case: how a person signs in, once in the whole product. */
    email: text('email').notNull(),
    name: text('name').notNull(),
    title: text('title').notNull().default(''),
    role: text('role', { enum: roles }).notNull(),
    /** Set where they differ from the role's own. */
    permissions: text('permissions', { enum: permissions }).array(),
    state: text('state', { enum: memberStates }).notNull().default('registered'),
    passwordHash: text('password_hash'),
    avatarFileId: uuid('avatar_file_id'),
    /** Demo accounts are asked for no code. */
    isAnyDeviceTrusted: boolean('is_any_device_trusted').notNull().default(false),
    failedSignIns: integer('failed_sign_ins').notNull().default(0),
    restsUntil: timestamp('rests_until', { withTimezone: true }),
  },
  (member) => [
    unique('member_email').on(member.email),
    check('member_email_is_lower_case', sql`${member.email} = lower(${member.email})`),
    foreignKey({
      name: 'member_avatar',
      columns: [member.companyId, member.avatarFileId],
      foreignColumns: [storedFiles.companyId, storedFiles.id],
    }),
  ],
)

export type MemberRow = typeof members.$inferSelect
