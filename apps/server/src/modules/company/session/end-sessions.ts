import { and, eq, isNull, ne } from 'drizzle-orm'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { sessions } from './tables.ts'

/** Ends all sessions of a member, or all but the one that asks for it. */
export const endSessions = (tx: WriteTx, memberId: string, now: Date, exceptId?: string) =>
  tx
    .update(sessions)
    .set({ endedAt: now })
    .where(
      and(eq(sessions.memberId, memberId), isNull(sessions.endedAt), exceptId ? ne(sessions.id, exceptId) : undefined),
    )

/** Of everybody in the company. */
export const endAllSessions = (tx: WriteTx, now: Date) =>
  tx.update(sessions).set({ endedAt: now }).where(isNull(sessions.endedAt))
