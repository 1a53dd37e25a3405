import { fail } from '@coverwright/domain/errors'
import { paymentLifecycle } from '@coverwright/domain/sell/payment/payment-lifecycle'
import { asc, eq } from 'drizzle-orm'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { lockPayment, savePayment } from './internal.ts'
import { refundPayment } from './jobs.ts'
import { type PaymentRow, type RefundRow, refunds } from './tables.ts'

interface Asked {
  readonly paymentId: string
  /** Everything that is left where none is named. */
  readonly amountMinor?: number
  /** For the company to read; nothing about a person. */
  readonly reason: string
}

/**
 * Decides that money goes back, and leaves the giving to a job. The payment is locked: of two who ask at once the second
 * counts what the first gave away, so that never more goes back than was paid. Answers how much it is.
 */
export async function askRefund(tx: WriteTx, { paymentId, amountMinor, reason }: Asked): Promise<number> {
  const payment = (await lockPayment(tx, paymentId)) ?? fail('payment.not-refundable')
  const leftMinor = paidMinorOf(payment) - sumOf(await refundsOf(tx, paymentId))
  const wantedMinor = amountMinor ?? leftMinor
  if (wantedMinor === 0 && amountMinor === undefined) {
    // Nothing is on its way to a card: what a voucher paid in full is back with it.
    if (payment.voucher && payment.amountMinor === 0) await savePayment(tx, paymentId, { state: 'refunded' })
    return 0
  }
  if (payment.state !== 'paid' && payment.state !== 'abnormal') return fail('payment.not-refundable')
  if (wantedMinor <= 0 || wantedMinor > leftMinor) return fail('payment.refund-too-much')
  await tx.insert(refunds).values({ paymentId, amountMinor: wantedMinor, reason })
  const next = paymentLifecycle.next(payment.state, 'giveBack')
  // What goes back in part stays paid.
  if (next && wantedMinor === leftMinor) await savePayment(tx, paymentId, { state: next })
  await enqueue(tx, refundPayment, { paymentId })
  return wantedMinor
}

/** What the gateway says it took; of those before it was kept, what was asked for. */
export const paidMinorOf = ({ paidMinor, amountMinor }: Pick<PaymentRow, 'paidMinor' | 'amountMinor'>) =>
  paidMinor ?? amountMinor

export const sumOf = (rows: readonly RefundRow[]) => rows.reduce((sum, { amountMinor }) => sum + amountMinor, 0)

export const refundsOf = (tx: ReadTx, paymentId: string): Promise<RefundRow[]> =>
  tx.select().from(refunds).where(eq(refunds.paymentId, paymentId)).orderBy(asc(refunds.id))
