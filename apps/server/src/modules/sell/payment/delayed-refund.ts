import { eq } from 'drizzle-orm'
import { selectRow } from '../../../platform/database/select-row.ts'
import { raiseEvent } from '../../../platform/events/raise-event.ts'
import type { WaysIn } from '../../../platform/http/ways-in.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { handOverDue } from '../../../platform/jobs/hand-over-due.ts'
import { handle } from '../../../platform/jobs/handler.ts'
import { lockPayment } from './internal.ts'
import { delayedRefund, refundPayment } from './jobs.ts'
import { refunds } from './tables.ts'

export const refundSweeps = (ways: Pick<WaysIn, 'door'>) => [
  handOverDue(
    'payment.hand-over-refunds',
    { column: refunds.dueAt, job: delayedRefund, inputOf: (refundId) => ({ refundId }), handedOver: 'look-again' },
    ways,
  ),
]

/** A refund that was not given within a day: the company hears of it once, and it is tried again every day. */
export const delayedRefundJob = handle(delayedRefund, async ({ tx, now }, { refundId }) => {
  const asked = await selectRow(tx, refunds, refundId)
  if (!asked) return
  await lockPayment(tx, asked.paymentId)
  const refund = await selectRow(tx, refunds, refundId)
  const ofRefund = eq(refunds.id, refundId)
  if (refund?.state !== 'waiting') {
    await tx.update(refunds).set({ dueAt: null }).where(ofRefund)
    return
  }
  if (!refund.toldAt) {
    await tx.update(refunds).set({ toldAt: now }).where(ofRefund)
    raiseEvent(tx, 'payment.refund-delayed', { refundId })
  }
  // Where the job before is still at it, both ask the gateway by the same reference, which gives once.
  const { paymentId } = refund
  await enqueue(tx, refundPayment, { paymentId }, { singletonKey: paymentId })
})
