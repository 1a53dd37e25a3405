import { hash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import type { SubscriptionRow } from '../../company/plan/index.ts'
import { markCharging, type PlanOrderRow } from '../../company/plan-order/index.ts'
import { findPayment } from './internal.ts'
import { type PaymentRow, payments } from './tables.ts'

/** The payment whose card is charged; undefined where none is kept, or the bank will not have it. */
export async function cardPaymentOfPlan(
  tx: ReadTx,
  { card }: Pick<SubscriptionRow, 'card'>,
): Promise<PaymentRow | undefined> {
  return card && !card.isRefused ? findPayment(tx, card.paymentId) : undefined
}

/** Written down before the gateway hears of it: whoever finds it again asks with the same reference. */
export async function chargeAttempt(tx: WriteTx, order: PlanOrderRow, first: PaymentRow): Promise<PaymentRow> {
  const ofOrder = and(eq(payments.subjectId, order.id), sql`${payments.kind} = 'order'`)
  const attempt = (await tx.$count(payments, ofOrder)) + 1
  const [row] = await tx
    .insert(payments)
    .values({
      id: idOfAttempt(order.id, attempt),
      kind: 'order',
      subjectId: order.id,
      attempt,
      cardPaymentId: first.id,
      mode: first.mode,
      gateway: first.gateway,
      gatewayAccount: first.gatewayAccount,
      frequency: 'monthly',
      amountMinor: order.totalMinor,
      currency: order.currency,
      description: `Coverwright: ${order.plan}, ${order.number}`,
      returnUrl: first.returnUrl,
      cancelUrl: first.cancelUrl,
    })
    .returning()
  if (!row) throw new Error('The try was not saved')
  await markCharging(tx, order.id, true)
  return row
}

/** The same wherever the database is restored, and after all that are there: those of an order follow one another. */
function idOfAttempt(orderId: string, attempt: number): string {
  const place = attempt.toString(16).padStart(3, '0').slice(-3)
  return `${orderId.slice(0, 19)}a${place}-${hash('sha256', `${orderId} ${attempt}`).slice(0, 12)}`
}
