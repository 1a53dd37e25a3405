import { calendarDate, isoDate } from '@coverwright/domain/build/question/answers'
import { type AfterFailure, afterFailure } from '@coverwright/domain/sell/payment/collection'
import { instalmentLifecycle } from '@coverwright/domain/sell/payment/instalment-lifecycle'
import { policyLifecycle } from '@coverwright/domain/sell/policy/policy-lifecycle'
import { reversed, shareOf } from '@coverwright/domain/sell/transaction/premium-parts'
import { and, eq, inArray } from 'drizzle-orm'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { raiseEvent } from '../../../platform/events/raise-event.ts'
import { publish } from '../../../platform/live/publish.ts'
import { getRelease } from '../../publish/release/index.ts'
import { bookTransaction, findReport } from '../transaction/index.ts'
import { collectedAt, collectOn } from './collect-instalment-job.ts'
import { instalmentsOf, savePolicy } from './internal.ts'
import { type InstalmentRow, instalments, type PolicyRow, policies } from './tables.ts'

/** Nobody else settles the instalment until the transaction ends. Its payment may be written beside it meanwhile. */
export async function lockInstalment(tx: WriteTx, id: string) {
  const [instalment] = await tx.select().from(instalments).where(eq(instalments.id, id)).for('no key update')
  if (!instalment) return undefined
  const [policy] = await tx.select().from(policies).where(eq(policies.id, instalment.policyId))
  return policy && { instalment, policy }
}

export async function todayOf(tx: WriteTx, policy: PolicyRow, now: Date): Promise<string> {
  const { content } = await getRelease(tx, policy)
  return isoDate(calendarDate(now, content.settings.timeZone))
}

/** The instalment is paid, and the next one is waited for. */
export async function instalmentPaid(tx: WriteTx, instalment: InstalmentRow, paymentId: string): Promise<undefined> {
  await tx
    .update(instalments)
    .set({ state: 'paid', paymentId, nextOn: null, collectAt: null })
    .where(eq(instalments.id, instalment.id))
  const [next] = await tx
    .select()
    .from(instalments)
    .where(
      and(
        eq(instalments.policyId, instalment.policyId),
        eq(instalments.number, instalment.number + 1),
        eq(instalments.state, 'due'),
      ),
    )
  if (next) await collectOn(tx, next.id, collectedAt(next.dueOn))
}

interface FailedInstalment {
  readonly instalment: InstalmentRow
  readonly policy: PolicyRow
}

/** Failure, notice, lapse: the policyholder is told each time, in the transaction that decides it. */
export async function instalmentFailed(
  tx: WriteTx,
  { instalment, policy }: FailedInstalment,
  now: Date,
): Promise<AfterFailure> {
  const failures = instalment.failures + 1
  const next = afterFailure(instalment.dueOn, failures, await todayOf(tx, policy, now))
  if (next.kind === 'lapse') await lapsePolicy(tx, { instalment, policy }, now)
  else {
    const state = instalmentLifecycle.next(instalment.state, 'fail') ?? instalment.state
    const again = { state, failures, nextOn: next.on, collectAt: collectedAt(next.on) }
    await tx.update(instalments).set(again).where(eq(instalments.id, instalment.id))
    raiseEvent(tx, 'instalment.failed', { instalmentId: instalment.id, next: next.kind, on: next.on })
  }
  return next
}

const sumOf = (rows: readonly InstalmentRow[]) => rows.reduce((sum, { amountMinor }) => sum + amountMinor, 0)

async function lapsePolicy(tx: WriteTx, { instalment, policy }: FailedInstalment, now: Date) {
  const state = policyLifecycle.next(policy.state, 'lapse')
  if (!state) return
  await savePolicy(tx, policy.id, { state, endedAt: now })
  const schedule = await instalmentsOf(tx, policy.id)
  const unpaidMinor = sumOf(schedule.filter((one) => one.state !== 'paid'))
  await cancelInstalments(tx, policy.id)
  const { insurer } = (await getRelease(tx, policy)).content.body.regulatory
  const parts = reversed(shareOf(policy, unpaidMinor, sumOf(schedule)))
  const report = await findReport(tx, policy.productId)
  await bookTransaction(tx, { kind: 'lapse', policy, parts, insurer, report, now })
  publish(tx, { kind: 'policy', subjectId: policy.id })
  raiseEvent(tx, 'policy.lapsed', { policyId: policy.id, instalmentId: instalment.id })
}

/** What is not paid yet is never asked for. */
export const cancelInstalments = (tx: WriteTx, policyId: string) =>
  tx
    .update(instalments)
    .set({ state: 'cancelled', nextOn: null, collectAt: null })
    .where(and(eq(instalments.policyId, policyId), inArray(instalments.state, ['due', 'overdue'])))
