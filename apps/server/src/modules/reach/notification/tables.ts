import { notificationKinds } from '@coverwright/domain/reach/notification/notification'
import { sql } from 'drizzle-orm'
import { foreignKey, index, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { tenantTable } from '../../../platform/database/tenant-table.ts'
import { members } from '../../company/member/index.ts'

export const notifications = tenantTable(
  'notification',
  {
    memberId: uuid('member_id').notNull(),
    kind: text('kind', { enum: notificationKinds }).notNull(),
    title: text('title').notNull(),
    source: text('source').notNull(),
    link: text('link'),
    readAt: timestamp('read_at', { withTimezone: true }),
  },
  (notification) => [
    foreignKey({
      name: 'notification_member',
      columns: [notification.companyId, notification.memberId],
      foreignColumns: [members.companyId, members.id],
    }),
    index('notification_newest').on(notification.companyId, notification.memberId, notification.id),
    index('notification_unread')
      .on(notification.companyId, notification.memberId, notification.createdAt, notification.id)
      .where(sql`${notification.readAt} is null`),
    index('notification_of_member').on(notification.companyId, notification.memberId, notification.createdAt),
  ],
)

export type NotificationRow = typeof notifications.$inferSelect
