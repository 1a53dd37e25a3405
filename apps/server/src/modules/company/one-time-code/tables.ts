import { index, integer, text, timestamp } from 'drizzle-orm/pg-core'
import { tenantTable } from '../../../platform/database/tenant-table.ts'

const time = (name: string) => timestamp(name, { withTimezone: true })

const codePurposes = [
  'new-device',
  'reset-password',
  'register-phone',
  'primary-transfer',
  'cancel-policy',
  'change-email',
] as const

export const oneTimeCodes = tenantTable(
  'one_time_code',
  {
    /** A member's id; of somebody without an account the hash of what the code was asked for. */
    subject: text('subject').notNull(),
    purpose: text('purpose', { enum: codePurposes }).notNull(),
    codeHash: text('code_hash').notNull(),
    /** The network address of who asked, where that is limited. */
    askedFrom: text('asked_from'),
    tries: integer('tries').notNull().default(0),
    expiresAt: time('expires_at').notNull(),
    usedAt: time('used_at'),
  },
  (code) => [index('one_time_code_of_subject').on(code.companyId, code.subject, code.createdAt)],
)

export type CodePurpose = (typeof codePurposes)[number]
