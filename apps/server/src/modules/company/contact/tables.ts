import { boolean, text } from 'drizzle-orm/pg-core'
import { tenantTable } from '../../../platform/database/tenant-table.ts'

export const contacts = tenantTable('contact', {
  name: text('name').notNull(),
  department: text('department').notNull(),
  email: text('email').notNull(),
  phone: text('phone').notNull(),
  /** Bound partners see it too. */
  isShared: boolean('is_shared').notNull(),
})

export type ContactRow = typeof contacts.$inferSelect
