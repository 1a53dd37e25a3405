import { eq, inArray } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { News } from '../../../platform/events/standard-message.ts'
import { members } from './tables.ts'

/** Whoever can do something about it. */
export const findLeaders = (tx: ReadTx) =>
  tx
    .select()
    .from(members)
    .where(inArray(members.role, ['primary', 'admin']))

/** Of the company that runs the product. */
export const findStaff = (tx: ReadTx) => tx.select().from(members).where(eq(members.role, 'super'))

export const newsForLeaders = async (tx: ReadTx, news: Omit<News, 'memberId'>): Promise<readonly News[]> =>
  (await findLeaders(tx)).map(({ id: memberId }) => Object.assign({ memberId }, news))
