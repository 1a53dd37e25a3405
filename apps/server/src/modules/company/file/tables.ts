import { storedPurposes } from '@coverwright/domain/company/file/file-limits'
import { integer, text, uuid } from 'drizzle-orm/pg-core'
import { tenantTable } from '../../../platform/database/tenant-table.ts'

export const storedFiles = tenantTable('stored_file', {
  /** Who put it there: a member, or the application it was made for. */
  memberId: uuid('member_id').notNull(),
  purpose: text('purpose', { enum: storedPurposes }).notNull(),
  name: text('name').notNull(),
  type: text('type').notNull(),
  bytes: integer('bytes').notNull(),
})

export type StoredFileRow = typeof storedFiles.$inferSelect
