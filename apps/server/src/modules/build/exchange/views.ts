import { boolean, integer, pgView, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { described } from './tables.ts'

const releasedAt = timestamp('released_at', { withTimezone: true }).notNull()

/** What every company sees of what was released: whose it is, only as the name of a company. */
export const availableItems = pgView('available_item', {
  ...described,
  id: uuid('id').notNull(),
  derivedFrom: text('derived_from').notNull(),
  author: text('author').notNull(),
  number: integer('number').notNull(),
  notes: text('notes').notNull(),
  fileId: uuid('file_id').notNull(),
  bytes: integer('bytes').notNull(),
  missingPhotos: integer('missing_photos').notNull(),
  takes: integer('takes').notNull(),
  isOwn: boolean('is_own').notNull(),
  releasedAt,
}).existing()

export const availableVersions = pgView('available_version', {
  itemId: uuid('item_id').notNull(),
  number: integer('number').notNull(),
  notes: text('notes').notNull(),
  releasedAt,
}).existing()

export type AvailableItemRow = typeof availableItems.$inferSelect
