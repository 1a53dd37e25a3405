import { sql } from 'drizzle-orm'
import { index, integer, jsonb, text, timestamp } from 'drizzle-orm/pg-core'
import { tenantTable } from '../database/tenant-table.ts'

/** What happened: a type and ids, never anything of a person's. */
export const raisedEvents = tenantTable(
  'event',
  {
    type: text('type').notNull(),
    fields: jsonb('fields').notNull(),
    /** The listeners that are done with it. */
    heard: text('heard').array().notNull().default(sql`'{}'`),
    /** How often a listener failed on it. */
    tries: integer('tries').notNull().default(0),
    /** When the last listener was done with it. */
    doneAt: timestamp('done_at', { withTimezone: true }),
  },
  (event) => [
    index('event_waiting').on(event.companyId, event.id).where(sql`${event.doneAt} is null`),
    index('event_left').on(event.createdAt).where(sql`${event.doneAt} is null`),
    index('event_by_time').on(event.createdAt),
    index('event_by_type').on(event.companyId, event.type, event.createdAt),
  ],
)

export type RaisedEventRow = typeof raisedEvents.$inferSelect
