import { type AttemptName, attemptLimits } from '@coverwright/domain/company/session/attempt-limits'
import { and, eq, gt, gte, lte, or, sql } from 'drizzle-orm'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { attemptCounts } from './tables.ts'

/** One thing that is tried, as it is counted in one of the limits. */
export interface Attempt {
  readonly name: AttemptName
  readonly account?: string
  readonly caller?: string
}

/**
 * Whether all of them are allowed once more. They are counted before the outcome is known: a thousand tries at once
 * would otherwise all find that there was none yet. What is refused writes nothing.
 *
 * Asked in the operator's company. Who tries the same at once waits for no longer than this takes: each locks one row of
 * a limit, and the limits in one order.
 */
export async function takeAttempts(operatorTx: WriteTx, attempts: readonly Attempt[], now: Date): Promise<boolean> {
  const isSpent = or(
    ...attempts.map((attempt) => and(isOf(attempt), gte(attemptCounts.count, attemptLimits[attempt.name].times))),
  )
  if ((await operatorTx.$count(attemptCounts, and(isSpent, gt(attemptCounts.endsAt, now)))) > 0) return false
  let isAllowed = true
  for (const attempt of inOrder(attempts)) isAllowed = (await countOne(operatorTx, attempt, now)) && isAllowed
  return isAllowed
}

async function countOne(operatorTx: WriteTx, { name, account = '', caller = '' }: Attempt, now: Date) {
  const { times, ms } = attemptLimits[name]
  const { count, endsAt } = attemptCounts
  const until = new Date(now.getTime() + ms)
  const isOver = sql`${endsAt} <= ${now}`
  const [row] = await operatorTx
    .insert(attemptCounts)
    .values({ name, account, caller, count: 1, endsAt: until })
    .onConflictDoUpdate({
      target: [attemptCounts.companyId, attemptCounts.name, attemptCounts.account, attemptCounts.caller],
      set: {
        count: sql`case when ${isOver} then 1 else ${count} + 1 end`,
        endsAt: sql`case when ${isOver} or ${count} + 1 = ${times} then ${until} else ${endsAt} end`,
      },
    })
    .returning({ count })
  return row !== undefined && row.count <= times
}

/** What is counted in a company of its own is swept by nobody else. */
export const forgetEnded = (tx: WriteTx, name: AttemptName, now: Date) =>
  tx.delete(attemptCounts).where(and(eq(attemptCounts.name, name), lte(attemptCounts.endsAt, now)))

/** Whoever it was has shown that they may: they begin anew. */
export const forgetAttempt = (operatorTx: WriteTx, attempt: Attempt) =>
  operatorTx.delete(attemptCounts).where(isOf(attempt))

/** It was no wrong try after all; those of others still count. */
export async function giveBack(operatorTx: WriteTx, attempts: readonly Attempt[]): Promise<void> {
  for (const attempt of inOrder(attempts))
    await operatorTx
      .update(attemptCounts)
      .set({ count: sql`greatest(${attemptCounts.count} - 1, 0)` })
      .where(isOf(attempt))
}

/** All that were made at an account, from wherever. */
export async function forgetAttemptsAt(operatorTx: WriteTx, names: readonly AttemptName[], account: string) {
  for (const name of names.toSorted())
    await operatorTx.delete(attemptCounts).where(and(eq(attemptCounts.name, name), eq(attemptCounts.account, account)))
}

const isOf = ({ name, account = '', caller = '' }: Attempt) =>
  and(eq(attemptCounts.name, name), eq(attemptCounts.account, account), eq(attemptCounts.caller, caller))

const inOrder = (attempts: readonly Attempt[]) => attempts.toSorted((a, b) => (a.name < b.name ? -1 : 1))
