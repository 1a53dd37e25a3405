import { type Notification, notificationDays } from '@coverwright/domain/reach/notification/notification'
import { and, eq, gt } from 'drizzle-orm'
import { type NotificationRow, notifications } from './tables.ts'

const dayMs = 24 * 60 * 60_000

export const keptSince = (now: Date) => new Date(now.getTime() - notificationDays * dayMs)

/** A member's own that are not yet too old to show. */
export const ownOf = (memberId: string, now: Date) =>
  and(eq(notifications.memberId, memberId), gt(notifications.createdAt, keptSince(now)))

export const toNotification = ({
  id,
  kind,
  title,
  source,
  link,
  readAt,
  createdAt,
}: NotificationRow): Notification => ({
  id,
  kind,
  title,
  source,
  link,
  readAt: readAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
})
