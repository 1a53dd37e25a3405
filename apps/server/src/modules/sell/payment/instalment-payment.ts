import { hash } from 'node:crypto'
import { type PaymentState, paymentLifecycle } from '@coverwright/domain/sell/payment/payment-lifecycle'
import { and, eq } from 'drizzle-orm'
import type { Outcome } from '../../../adapters/payments/payment-gateway.ts'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import { type InstalmentRow, instalmentPaid, lockInstalment, type PolicyRow } from '../policy/index.ts'
import { lockPayment, savePayment } from './internal.ts'
import { strand } from './strand.ts'
import { type PaymentRow, payments } from './tables.ts'

/** The try that is under way; there is never more than one. */
export async function findTry(tx: ReadTx, instalmentId: string): Promise<PaymentRow | undefined> {
  const [current] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.instalmentId, instalmentId), eq(payments.state, 'started')))
  return current
}

/** Tries of a policy's instalments of which it is not known what became. */
export async function undecidedTries(tx: ReadTx, { applicationId }: { readonly applicationId: string }) {
  const tries = await tx
    .select({ instalmentId: payments.instalmentId })
    .from(payments)
    .where(and(eq(payments.applicationId, applicationId), eq(payments.state, 'started')))
  return tries.flatMap(({ instalmentId }) => (instalmentId ? [{ instalmentId }] : []))
}

/** The try that is under way, or a new one: from the card of the first payment, or typed in on the gateway's page. */
export async function attemptOf(
  tx: WriteTx,
  first: PaymentRow,
  instalment: InstalmentRow,
  by: 'card' | 'page',
): Promise<PaymentRow> {
  const current = await findTry(tx, instalment.id)
  if (current) return current
  const attempt = (await tx.$count(payments, eq(payments.instalmentId, instalment.id))) + 1
  const [row] = await tx
    .insert(payments)
    .values({
      id: idOfAttempt(instalment.id, attempt),
      kind: first.kind,
      subjectId: first.subjectId,
      applicationId: first.applicationId,
      quoteId: first.quoteId,
      instalmentId: instalment.id,
      attempt,
      cardPaymentId: by === 'card' ? first.id : null,
      mode: first.mode,
      gateway: first.gateway,
      gatewayAccount: first.gatewayAccount,
      frequency: first.frequency,
      amountMinor: instalment.amountMinor,
      currency: first.currency,
      description: first.description,
      returnUrl: first.returnUrl,
      cancelUrl: first.cancelUrl,
    })
    .returning()
  if (!row) throw new Error('The try was not saved')
  return row
}

/**
 * The same wherever the database is restored: a gateway that knows the reference takes nothing a second time. Ids sort by
 * time: those of an instalment follow its own, one try after the other.
 */
function idOfAttempt(instalmentId: string, attempt: number): string {
  const place = attempt.toString(16).padStart(3, '0').slice(-3)
  return `${instalmentId.slice(0, 19)}a${place}-${hash('sha256', `${instalmentId} ${attempt}`).slice(0, 12)}`
}

const failureOf = (outcome: Outcome) => (outcome.kind === 'failed' ? outcome.reason : null)

interface Locked {
  readonly instalment: InstalmentRow
  readonly policy: PolicyRow
}

/** Money is still asked for it. */
export const isWanted = ({ instalment, policy }: Locked) =>
  policy.state === 'issued' && (instalment.state === 'due' || instalment.state === 'overdue')

/** Takes over what became of an instalment's payment. Told twice it has one effect. */
export async function settleInstalmentPayment(
  tx: WriteTx,
  { id, instalmentId }: { readonly id: string; readonly instalmentId: string },
  outcome: Exclude<Outcome, { kind: 'open' }>,
  now: Date,
): Promise<PaymentState | undefined> {
  const locked = await lockInstalment(tx, instalmentId)
  const payment = await lockPayment(tx, id)
  if (!payment || !locked) return payment?.state
  if (outcome.kind !== 'paid') {
    // What a refused charge means for the policy is decided by whoever is charging, with mails and another day.
    if (payment.cardPaymentId && isWanted(locked)) return payment.state
    const next = paymentLifecycle.next(payment.state, outcome.kind === 'failed' ? 'fail' : 'close')
    if (next) await savePayment(tx, id, { state: next, settledAt: now, failure: failureOf(outcome) })
    return next ?? payment.state
  }
  const isRight = outcome.amountMinor === payment.amountMinor && outcome.currency === payment.currency
  const paid = paymentLifecycle.next(payment.state, 'pay')
  if (!paid && !paymentLifecycle.next(payment.state, 'strand')) return payment.state
  const { cardLast4, amountMinor: paidMinor } = outcome
  if (!paid || !isWanted(locked) || !isRight)
    return strand(tx, payment, now, { cardLast4, paidMinor, failure: 'Nothing was due any more' })
  await savePayment(tx, id, { state: paid, settledAt: now, paidMinor, cardLast4 })
  await instalmentPaid(tx, locked.instalment, id)
  return paid
}
