import type { message } from '@coverwright/contract/reach/message'
import { and, inArray, isNull } from 'drizzle-orm'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { publish } from '../../../platform/live/publish.ts'
import { ownOf } from './internal.ts'
import { notifications } from './tables.ts'

export const markRead: HandlerOf<typeof message, 'markRead'> = async ({ tx, actor, audit, now }, { ids }) => {
  const named = ids.length > 0 ? inArray(notifications.id, ids) : undefined
  const marked = await tx
    .update(notifications)
    .set({ readAt: now })
    .where(and(ownOf(actor.memberId, now), isNull(notifications.readAt), named))
    .returning({ id: notifications.id })

  publish(tx, { kind: 'notification', memberId: actor.memberId })
  await audit(actor.memberId, { read: marked.length })
  return marked.length
}
