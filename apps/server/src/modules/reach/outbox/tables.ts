import { outboxChannels } from '@coverwright/domain/reach/outbox/outbox'
import { outboxLifecycle } from '@coverwright/domain/reach/outbox/outbox-lifecycle'
import { sql } from 'drizzle-orm'
import { boolean, index, text } from 'drizzle-orm/pg-core'
import { tenantTable } from '../../../platform/database/tenant-table.ts'

export const outboxMessages = tenantTable(
  'outbox_message',
  {
    channel: text('channel', { enum: outboxChannels }).notNull(),
    recipient: text('recipient').notNull(),
    replyTo: text('reply_to'),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html'),
    state: text('state', { enum: outboxLifecycle.states }).notNull().default(outboxLifecycle.initial),
    failure: text('failure'),
    isSecret: boolean('is_secret').notNull().default(false),
    isFleeting: boolean('is_fleeting').notNull().default(false),
  },
  (message) => [
    index('outbox_message_by_time').on(message.companyId, message.createdAt),
    index('outbox_message_fleeting').on(message.companyId, message.createdAt).where(sql`is_fleeting`),
  ],
)

export type OutboxRow = typeof outboxMessages.$inferSelect
