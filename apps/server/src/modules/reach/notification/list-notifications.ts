import type { message } from '@coverwright/contract/reach/message'
import { and, isNull } from 'drizzle-orm'
import { selectPage } from '../../../platform/database/select-page.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { ownOf, toNotification } from './internal.ts'
import { notifications } from './tables.ts'

export const listNotifications: HandlerOf<typeof message, 'listNotifications'> = async (
  { tx, actor, now },
  { isUnread },
  paging,
) => {
  const where = and(ownOf(actor.memberId, now), isUnread ? isNull(notifications.readAt) : undefined)
  const { items, ...page } = await selectPage(tx, notifications, where, paging)
  return { items: items.map(toNotification), ...page }
}
