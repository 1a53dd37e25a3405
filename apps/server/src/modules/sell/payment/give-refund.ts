import { paymentLifecycle } from '@coverwright/domain/sell/payment/payment-lifecycle'
import { refundLifecycle } from '@coverwright/domain/sell/payment/refund-lifecycle'
import { eq } from 'drizzle-orm'
import type { Gateways } from '../../../adapters/payments/gateways.ts'
import { audited } from '../../../platform/audit/audited.ts'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { goOut } from '../../../platform/jobs/handler.ts'
import { paidMinorOf, refundsOf, sumOf } from './ask-refund.ts'
import { findCardPayment, gatewayOf, lockPayment, orderOf, savePayment } from './internal.ts'
import { refundPayment } from './jobs.ts'
import { type PaymentRow, refunds } from './tables.ts'

/** Has the gateway give back what was decided, one refund after the other. */
export const refundJob = (gateways: Gateways) =>
  goOut(refundPayment, {
    read: ({ tx }, { paymentId }) => findWaiting(tx, paymentId),
    act: async ({ payment, refund, cardPayment }) => {
      const order = orderOf(payment)
      const gateway = gatewayOf(gateways, payment)
      const isWhole = refund.amountMinor === paidMinorOf(payment)
      const reference = `refund.${order.reference}.${refund.id}`
      const card = cardPayment && (await gateway.findCard(orderOf(cardPayment)))
      return gateway.refund(order, { reference, amountMinor: isWhole ? null : refund.amountMinor }, card)
    },
    settle: async ({ tx, now, companyId }, { payment: { id }, refund }, { gatewayReference }) => {
      const payment = await lockPayment(tx, id)
      const before = await refundsOf(tx, id)
      const state = refundLifecycle.next(before.find((each) => each.id === refund.id)?.state ?? 'given', 'give')
      if (!payment || !state) return
      await tx
        .update(refunds)
        .set({ state, gatewayReference, givenAt: now, dueAt: null })
        .where(eq(refunds.id, refund.id))
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

async function findWaiting(tx: WriteTx, paymentId: string) {
  const payment = await lockPayment(tx, paymentId)
  if (!payment) return undefined
  const asked = await refundsOf(tx, paymentId)
  const refund =
    asked.find(({ state }) => state === 'waiting') ?? (asked.length === 0 && (await oldRefund(tx, payment)))
  return refund ? { payment, refund, cardPayment: await findCardPayment(tx, payment) } : undefined
}

/** What a server of the version before decided to give back has no row yet. */
async function oldRefund(tx: WriteTx, payment: PaymentRow) {
  if (payment.state !== 'abnormal' && payment.state !== 'refunding') return undefined
  const reason = payment.failure ?? 'Cancelled in time'
  const values = { paymentId: payment.id, amountMinor: paidMinorOf(payment), reason }
  const [refund] = await tx.insert(refunds).values(values).returning()
  return refund
}
