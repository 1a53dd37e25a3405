import { paymentLifecycle } from '@coverwright/domain/sell/payment/payment-lifecycle'
import { lockOrderInCompany, orderPaid, orderStranded } from '../../company/plan-order/index.ts'
import { lockPayment, savePayment } from './internal.ts'
import { cardKept } from './keep-card.ts'
import type { Settle } from './settler.ts'
import { strand } from './strand.ts'

/** What a company pays for its plan. Told twice, late, or by several at once it has one effect. */
export const settleOrderPayment: Settle = async (tx, { id, subjectId }, outcome, now) => {
  const order = await lockOrderInCompany(tx, subjectId)
  const payment = await lockPayment(tx, id)
  if (!payment) return { state: undefined }
  if (outcome.kind !== 'paid') {
    // What a refused charge means for the plan is decided by whoever is charging, with mails and another day.
    if (payment.cardPaymentId) return { state: payment.state }
    const next = paymentLifecycle.next(payment.state, outcome.kind === 'failed' ? 'fail' : 'close')
    const failure = outcome.kind === 'failed' ? outcome.reason : null
    if (next) await savePayment(tx, id, { state: next, settledAt: now, failure })
    return { state: next ?? payment.state }
  }
  const paid = paymentLifecycle.next(payment.state, 'pay')
  if (!paid && !paymentLifecycle.next(payment.state, 'strand')) return { state: payment.state }
  const { cardLast4, amountMinor: paidMinor, currency } = outcome
  const isRight = paidMinor === payment.amountMinor && currency === payment.currency
  const became = paid && isRight ? await orderPaid(tx, order, now) : 'plan-order.cancelled'
  if (paid && became === 'paid') {
    await savePayment(tx, id, { state: paid, settledAt: now, paidMinor, cardLast4 })
    if (!payment.cardPaymentId && payment.frequency === 'monthly') await cardKept(tx, payment, cardLast4)
    return { state: paid }
  }
  const failure = isRight ? 'The order was not wanted any more' : 'Another amount was paid than was asked for'
  await orderStranded(tx, order, failure)
  return { state: await strand(tx, payment, now, { cardLast4, paidMinor, failure }) }
}
