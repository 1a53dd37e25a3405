import { lt } from 'drizzle-orm'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import type { News } from '../../../platform/events/standard-message.ts'
import { publish } from '../../../platform/live/publish.ts'
import { keptSince } from './internal.ts'
import { notifications } from './tables.ts'

/** Shows at once on every screen the member has open; the company's old ones make room. */
export async function notifyMember(tx: WriteTx, now: Date, news: News) {
  await tx.delete(notifications).where(lt(notifications.createdAt, keptSince(now)))
  await tx.insert(notifications).values({ ...news, createdAt: now })
  publish(tx, { kind: 'notification', memberId: news.memberId })
}
