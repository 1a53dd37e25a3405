import { and, eq, isNull, ne } from 'drizzle-orm'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { publish } from '../../../platform/live/publish.ts'
import { sessions } from './tables.ts'

/** Ends all sessions of a member, or all but the one that asks for it. */
export async function endSessions(tx: WriteTx, memberId: string, now: Date, exceptId?: string): Promise<void> {
  await tx
    .update(sessions)
    .set({ endedAt: now })
    .where(
      and(eq(sessions.memberId, memberId), isNull(sessions.endedAt), exceptId ? ne(sessions.id, exceptId) : undefined),
    )
  tellWindows(tx, memberId)
}

/** Windows that are open somewhere learn of it now, not at their next call. */
export const tellWindows = (tx: WriteTx, memberId: string) => publish(tx, { kind: 'session', memberId })

/** Of everybody in the company. */
export async function endAllSessions(tx: WriteTx, now: Date): Promise<void> {
  await tx.update(sessions).set({ endedAt: now }).where(isNull(sessions.endedAt))
  publish(tx, { kind: 'session' })
}
