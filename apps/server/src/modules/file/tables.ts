import { purposes } from '@coverwright/domain/file/file-limits'
import { integer, text, uuid } from 'drizzle-orm/pg-core'
import { tenantTable } from '../../platform/database/tenant-table.ts'

export const storedFiles = tenantTable('stored_file', {
  memberId: uuid('member_id').notNull(),
  purpose: text('purpose', { enum: purposes }).notNull(),
  name: text('name').notNull(),
  type: text('type').notNull(),
  bytes: integer('bytes').notNull(),
})

export type StoredFileRow = typeof storedFiles.$inferSelect
