import { integer, text } from 'drizzle-orm/pg-core'
import { tenantTable } from '../../../platform/database/tenant-table.ts'

export const photos = tenantTable('photo', {
  name: text('name').notNull(),
  alt: text('alt').notNull(),
  licence: text('licence').notNull(),
  /** In which it is kept, narrowest first. */
  widths: integer('widths').array().notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  bytes: integer('bytes').notNull(),
})

export type PhotoRow = typeof photos.$inferSelect
