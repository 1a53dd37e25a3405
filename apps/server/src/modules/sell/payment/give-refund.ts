import { paymentLifecycle } from '@coverwright/domain/sell/payment/payment-lifecycle'
import { refundLifecycle } from '@coverwright/domain/sell/payment/refund-lifecycle'
import { eq } from 'drizzle-orm'
import type { Gateways } from '../../../adapters/payments/gateways.ts'
import { audited } from '../../../platform/audit/audited.ts'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { goOut } from '../../../platform/jobs/handler.ts'
import { paidMinorOf, refundsOf, sumOf } from './ask-refund.ts'
import { findPayment, gatewayOf, lockPayment, orderOf, savePayment } from './internal.ts'
import { refundPayment } from './jobs.ts'
import { refunds } from './tables.ts'

/** Has the gateway give back what was decided, one refund after the other. */
export const refundJob = (gateways: Gateways) =>
  goOut(refundPayment, {
    read: ({ tx }, { paymentId }) => findWaiting(tx, paymentId),
    act: ({ payment, refund }) => {
      const order = orderOf(payment)
      const isWhole = refund.amountMinor === paidMinorOf(payment)
      return gatewayOf(gateways, payment).refund(order, {
        reference: `refund.${order.reference}.${refund.id}`,
        amountMinor: isWhole ? null : refund.amountMinor,
      })
    },
    settle: async ({ tx, now, companyId }, { payment: { id }, refund }, { gatewayReference }) => {
      const payment = await lockPayment(tx, id)
      const before = await refundsOf(tx, id)
      const state = refundLifecycle.next(before.find((each) => each.id === refund.id)?.state ?? 'given', 'give')
      if (!payment || !state) return
      await tx.update(refunds).set({ state, gatewayReference, givenAt: now }).where(eq(refunds.id, refund.id))
      const waiting = before.filter((each) => each.state === 'waiting' && each.id !== refund.id)
      const next = paymentLifecycle.next(payment.state, 'refund')
      const isAllBack = waiting.length === 0 && sumOf(before) === paidMinorOf(payment)
      await audited(tx, companyId, 'payment/refund', async (audit) => {
        if (next && isAllBack) await savePayment(tx, id, { state: next })
        const { amountMinor, reason } = refund
        await audit(payment.subjectId, { paymentId: id, refundId: refund.id, amountMinor, reason })
      })
      if (waiting.length > 0) await enqueue(tx, refundPayment, { paymentId: id })
    },
  })

async function findWaiting(tx: ReadTx, paymentId: string) {
  const payment = await findPayment(tx, paymentId)
  const refund = (await refundsOf(tx, paymentId)).find(({ state }) => state === 'waiting')
  return payment && refund && { payment, refund }
}
