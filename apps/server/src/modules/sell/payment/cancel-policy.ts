import { fail } from '@coverwright/domain/errors'
import { policyLifecycle } from '@coverwright/domain/sell/policy/policy-lifecycle'
import { reversed } from '@coverwright/domain/sell/transaction/premium-parts'
import type { VoucherPaid } from '@coverwright/domain/sell/voucher/voucher'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
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
import { canReturnVoucher, returnVoucher } from '../promotion/index.ts'
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
  const { refundedMinor, isReturned } = await refundAll(tx, policy, now)
  if (policy.voucher) await savePolicy(tx, policyId, { voucher: { ...policy.voucher, isReturned } })
  const { insurer } = content.body.regulatory
  const report = await findReport(tx, policy.productId)
  await bookTransaction(tx, { kind: 'cancellation', policy, parts: reversed(policy), insurer, report, now })
  publish(tx, { kind: 'policy', subjectId: policyId })
  raiseEvent(tx, 'policy.cancelled', { policyId, refundedMinor })
  if (!isReturned) raiseEvent(tx, 'policy.voucher-kept', { policyId })
  return refundedMinor
}

/** What the card paid goes back to the card, what a voucher paid to the voucher, where it can pay again. */
async function refundAll(tx: WriteTx, { applicationId }: PolicyRow, now: Date) {
  const paid = await tx
    .select({ id: payments.id, voucher: payments.voucher })
    .from(payments)
    .where(paidFor(applicationId))
    .for('update')
  let refundedMinor = 0
  let isReturned = true
  for (const { id, voucher } of paid) {
    refundedMinor += await askRefund(tx, { paymentId: id, reason: 'Cancelled in time' })
    if (voucher) isReturned = await returnVoucher(tx, id, now)
  }
  return { refundedMinor, isReturned }
}

const paidFor = (applicationId: string) => and(eq(payments.applicationId, applicationId), eq(payments.state, 'paid'))

/** What the voucher of a policy paid, with whether it can pay again if the policy is cancelled, or could when it was. */
export async function findVoucherBack(tx: ReadTx, policy: PolicyRow, now: Date): Promise<VoucherPaid | null> {
  const { voucher, applicationId } = policy
  if (!voucher || voucher.isReturned !== undefined) return voucher
  const [payment] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(paidFor(applicationId), isNotNull(payments.voucher)))
  return { ...voucher, isReturned: payment !== undefined && (await canReturnVoucher(tx, payment.id, now)) }
}
