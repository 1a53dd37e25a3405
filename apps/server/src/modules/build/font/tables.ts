import { integer, text } from 'drizzle-orm/pg-core'
import { tenantTable } from '../../../platform/database/tenant-table.ts'

export const fonts = tenantTable('font', {
  family: text('family').notNull(),
  licence: text('licence').notNull(),
  bytes: integer('bytes').notNull(),
})

export type FontRow = typeof fonts.$inferSelect
