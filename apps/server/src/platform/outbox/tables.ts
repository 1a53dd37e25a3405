import { outboxChannels } from '@coverwright/domain/reach/outbox/outbox'
import { outboxLifecycle } from '@coverwright/domain/reach/outbox/outbox-lifecycle'
import { sql } from 'drizzle-orm'
import { boolean, foreignKey, index, text, uuid } from 'drizzle-orm/pg-core'
import { sortText, tenantTable } from '../database/tenant-table.ts'

export const outboxMessages = tenantTable(
  'outbox_message',
  {
    channel: text('channel', { enum: outboxChannels }).notNull(),
    recipient: text('recipient').notNull(),
    replyTo: text('reply_to'),
    /** What a telephone shows as the sender of a text message. */
    sender: text('sender'),
    subject: text('subject').notNull(),
    sortSubject: sortText('sort_subject', 'subject'),
    text: text('text').notNull(),
    html: text('html'),
    /** Where one press stops mails of the kind. */
    unsubscribeUrl: text('unsubscribe_url'),
    state: text('state', { enum: outboxLifecycle.states }).notNull().default(outboxLifecycle.initial),
    failure: text('failure'),
    isSecret: boolean('is_secret').notNull().default(false),
    isFleeting: boolean('is_fleeting').notNull().default(false),
  },
  (message) => [
    index('outbox_message_by_time').on(message.companyId, message.createdAt),
    index('outbox_message_by_state').on(message.companyId, message.state, message.id),
    index('outbox_message_by_state_newest').on(message.companyId, message.state, message.id.desc().nullsFirst()),
    index('outbox_message_by_subject').on(message.companyId, message.sortSubject, message.id),
    index('outbox_message_by_subject_newest').on(
      message.companyId,
      message.sortSubject,
      message.id.desc().nullsFirst(),
    ),
    index('outbox_message_by_recipient').on(message.companyId, message.recipient, message.id),
    index('outbox_message_by_channel').on(message.companyId, message.channel, message.createdAt),
    index('outbox_message_fleeting').on(message.companyId, message.createdAt).where(sql`is_fleeting`),
  ],
)

/** What goes with a mail, by the file that is kept of it. */
export const outboxAttachments = tenantTable(
  'outbox_attachment',
  {
    messageId: uuid('message_id').notNull(),
    fileId: uuid('file_id').notNull(),
    /** As the recipient finds it. */
    name: text('name').notNull(),
  },
  (attachment) => [
    foreignKey({
      name: 'outbox_attachment_message',
      columns: [attachment.companyId, attachment.messageId],
      foreignColumns: [outboxMessages.companyId, outboxMessages.id],
    }).onDelete('cascade'),
    index('outbox_attachment_of_message').on(attachment.companyId, attachment.messageId, attachment.id),
  ],
)

export type OutboxRow = typeof outboxMessages.$inferSelect
