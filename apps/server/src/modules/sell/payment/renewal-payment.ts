import { hash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { insertRow } from '../../../platform/database/save-row.ts'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import type { SubscriptionRow } from '../../company/plan/index.ts'
import { findPayment } from './internal.ts'
import { type PaymentRow, payments } from './tables.ts'

/** The payment whose card is charged; undefined where none is kept, or the bank will not have it. */
export async function cardPaymentOfPlan(
  tx: ReadTx,
  { card }: Pick<SubscriptionRow, 'card'>,
): Promise<PaymentRow | undefined> {
  return card && !card.isRefused ? findPayment(tx, card.paymentId) : undefined
}

/** What is charged: an order of a plan, or of a name. */
interface Charged extends Pick<PaymentRow, 'amountMinor' | 'currency' | 'description'> {
  readonly kind: 'order' | 'domain-order'
  readonly id: string
}

/** Written down before the gateway hears of it: whoever finds it again asks with the same reference. */
export async function chargeAttempt(tx: WriteTx, { id, ...charged }: Charged, first: PaymentRow): Promise<PaymentRow> {
  // The kind stands in it as the index words it.
  const kind = sql.raw(`'${charged.kind}'`)
  const attempt = (await tx.$count(payments, and(eq(payments.subjectId, id), sql`${payments.kind} = ${kind}`))) + 1
  return insertRow(tx, payments, {
    ...charged,
    id: idOfAttempt(id, attempt),
    subjectId: id,
    attempt,
    cardPaymentId: first.id,
    mode: first.mode,
    gateway: first.gateway,
    gatewayAccount: first.gatewayAccount,
    frequency: 'monthly',
    returnUrl: first.returnUrl,
    cancelUrl: first.cancelUrl,
  })
}

/** The same wherever the database is restored, and after all that are there: those of an order follow one another. */
function idOfAttempt(orderId: string, attempt: number): string {
  const place = attempt.toString(16).padStart(3, '0').slice(-3)
  return `${orderId.slice(0, 19)}a${place}-${hash('sha256', `${orderId} ${attempt}`).slice(0, 12)}`
}
