import { inArray } from 'drizzle-orm'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { members } from '../../company/member/index.ts'
import { type News, notifyMember } from './notify-member.ts'

/** Whoever can do something about it. */
export async function notifyLeaders(tx: WriteTx, now: Date, news: Omit<News, 'memberId'>): Promise<void> {
  const leaders = await tx
    .select({ id: members.id })
    .from(members)
    .where(inArray(members.role, ['primary', 'admin']))
  for (const { id } of leaders) await notifyMember(tx, now, { ...news, memberId: id })
}
