import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import type { News } from '../../../platform/events/standard-message.ts'
import { findLeaders } from '../../company/member/index.ts'
import { notifyMember } from './notify-member.ts'

/** Whoever can do something about it. */
export async function notifyLeaders(tx: WriteTx, now: Date, news: Omit<News, 'memberId'>): Promise<void> {
  for (const { id } of await findLeaders(tx)) await notifyMember(tx, now, { ...news, memberId: id })
}
