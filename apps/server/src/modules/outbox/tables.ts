import { outboxChannels } from '@coverwright/domain/outbox/outbox'
import { outboxLifecycle } from '@coverwright/domain/outbox/outbox-lifecycle'
import { sql } from 'drizzle-orm'
import { boolean, index, text, uuid } from 'drizzle-orm/pg-core'
import { tenantTable } from '../../platform/database/tenant-table.ts'

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

/** Mails to addresses that nobody has shown to be theirs, for a day: how many, not to whom. */
export const unconfirmedMails = tenantTable(
  'unconfirmed_mail',
  {
    applicationId: uuid('application_id').notNull(),
    recipientHash: text('recipient_hash').notNull(),
    askedFrom: text('asked_from').notNull(),
  },
  (mail) => [
    index('unconfirmed_mail_by_application').on(mail.companyId, mail.applicationId),
    index('unconfirmed_mail_by_recipient').on(mail.companyId, mail.recipientHash),
    index('unconfirmed_mail_by_address').on(mail.companyId, mail.askedFrom),
    index('unconfirmed_mail_by_time').on(mail.companyId, mail.createdAt),
  ],
)

export type OutboxRow = typeof outboxMessages.$inferSelect
