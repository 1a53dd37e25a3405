import { paymentLifecycle } from '@coverwright/domain/sell/payment/payment-lifecycle'
import type { Outcome } from '../../../adapters/payments/payment-gateway.ts'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { lockPayment, savePayment } from './internal.ts'
import type { Settle } from './settler.ts'
import { strand } from './strand.ts'
import type { PaymentRow } from './tables.ts'

/** What a company buys of whoever runs the product: how it is held, what paying it means, and money that came for nothing. */
export interface Bought<Row> {
  readonly lock: (tx: WriteTx, id: string) => Promise<Row>
  /** Answers whether it was still wanted. */
  readonly paid: (tx: WriteTx, row: Row, now: Date) => Promise<boolean>
  readonly stranded: (tx: WriteTx, row: Row, failure: string) => Promise<void>
  /** What else follows a payment that was taken. */
  readonly taken?: (tx: WriteTx, payment: PaymentRow, cardLast4: string) => Promise<void>
}

/** Settles whatever companies buy. Told twice, late, or by several at once it has one effect. */
export const settleBought = <Row>(bought: Bought<Row>): Settle => {
  const settle = settleLocked(bought)
  return async (tx, { id, subjectId }, outcome, now) => {
    const row = await bought.lock(tx, subjectId)
    const payment = await lockPayment(tx, id)
    return payment ? settle(tx, { row, payment }, outcome, now) : { state: undefined }
  }
}

interface Locked<Row> {
  readonly row: Row
  readonly payment: PaymentRow
}

/** The same for who has locked what is bought, and then its payment. */
export const settleLocked =
  <Row>({ paid: becomesPaid, stranded, taken }: Bought<Row>) =>
  async (tx: WriteTx, { row, payment }: Locked<Row>, outcome: Parameters<Settle>[2], now: Date): ReturnType<Settle> => {
    const { id } = payment
    if (outcome.kind !== 'paid') return { state: await notPaid(tx, payment, outcome, now) }
    const paid = paymentLifecycle.next(payment.state, 'pay')
    if (!paid && !paymentLifecycle.next(payment.state, 'strand')) return { state: payment.state }
    const { cardLast4, amountMinor: paidMinor, currency } = outcome
    const isRight = paidMinor === payment.amountMinor && currency === payment.currency
    if (paid && isRight && (await becomesPaid(tx, row, now))) {
      await savePayment(tx, id, { state: paid, settledAt: now, paidMinor, cardLast4 })
      await taken?.(tx, payment, cardLast4)
      return { state: paid }
    }
    const failure = isRight ? 'The order was not wanted any more' : 'Another amount was paid than was asked for'
    await stranded(tx, row, failure)
    return { state: await strand(tx, payment, now, { cardLast4, paidMinor, failure }) }
  }

type NotPaid = Exclude<Outcome, { readonly kind: 'paid' | 'open' }>

/** What a refused charge means is decided by whoever is charging, with mails and another day. */
async function notPaid(tx: WriteTx, { id, state, cardPaymentId }: PaymentRow, outcome: NotPaid, now: Date) {
  const next = cardPaymentId ? null : paymentLifecycle.next(state, outcome.kind === 'failed' ? 'fail' : 'close')
  const failure = outcome.kind === 'failed' ? outcome.reason : null
  if (next) await savePayment(tx, id, { state: next, settledAt: now, failure })
  return next ?? state
}
