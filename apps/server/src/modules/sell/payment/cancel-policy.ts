import { fail } from '@coverwright/domain/errors'
import { policyLifecycle } from '@coverwright/domain/sell/policy/policy-lifecycle'
import { reversed } from '@coverwright/domain/sell/transaction/premium-parts'
import { and, eq } from 'drizzle-orm'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { raiseEvent } from '../../../platform/events/raise-event.ts'
import { publish } from '../../../platform/live/publish.ts'
import { getRelease } from '../../publish/release/index.ts'
import {
  cancelInstalments,
  cancellableUntil,
  collectOn,
  lockPolicy,
  type PolicyRow,
  savePolicy,
} from '../policy/index.ts'
import { bookTransaction, findReport } from '../transaction/index.ts'
import { askRefund } from './ask-refund.ts'
import { undecidedTries } from './instalment-payment.ts'
import { payments } from './tables.ts'

/** Within the days to change one's mind. The policy ends and everything that was paid for it goes back, once. */
export async function cancelPolicy(tx: WriteTx, policyId: string, now: Date): Promise<number> {
  const policy = (await lockPolicy(tx, policyId)) ?? fail('policy.not-found')
  const state = policyLifecycle.next(policy.state, 'cancel') ?? fail('policy.not-in-force')
  const { content } = await getRelease(tx, policy)
  if (!cancellableUntil(policy, content, now)) return fail('policy.too-late')
  await savePolicy(tx, policyId, { state, endedAt: now })
  await cancelInstalments(tx, policyId)
  // Of a try that is under way, or that the gateway was silent about, nobody knows yet whether it took the money: it is
  // asked once more, and what was taken goes back then.
  for (const { instalmentId } of await undecidedTries(tx, policy)) await collectOn(tx, instalmentId, now)
  const refundedMinor = await refundAll(tx, policy)
  const { insurer } = content.body.regulatory
  const report = await findReport(tx, policy.productId)
  await bookTransaction(tx, { kind: 'cancellation', policy, parts: reversed(policy), insurer, report, now })
  publish(tx, { kind: 'policy', subjectId: policyId })
  raiseEvent(tx, 'policy.cancelled', { policyId, refundedMinor })
  return refundedMinor
}

async function refundAll(tx: WriteTx, { applicationId }: PolicyRow): Promise<number> {
  const paid = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.applicationId, applicationId), eq(payments.state, 'paid')))
    .for('update')
  let refundedMinor = 0
  for (const { id } of paid) refundedMinor += await askRefund(tx, { paymentId: id, reason: 'Cancelled in time' })
  return refundedMinor
}
