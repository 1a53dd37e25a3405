import { AppError } from '@coverwright/domain/errors'
import { applicationLifecycle } from '@coverwright/domain/sell/application/application-lifecycle'
import { paymentLifecycle } from '@coverwright/domain/sell/payment/payment-lifecycle'
import type { Outcome } from '../../../adapters/payments/payment-gateway.ts'
import { atTheEnd } from '../../../platform/database/at-the-end.ts'
import { changeOf } from '../../../platform/database/save-row.ts'
import { selectRow } from '../../../platform/database/select-row.ts'
import { together } from '../../../platform/database/together.ts'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import {
  type ApplicationRow,
  boughtExpiryFrom,
  endApplication,
  expiryFrom,
  lockApplicationById,
  saveApplication,
} from '../application/index.ts'
import { type IssuedPolicy, issuePolicy } from '../policy/index.ts'
import { lockPromotions, releasePromotions, usePromotions } from '../promotion/index.ts'
import { getQuote, type QuoteRow, saveQuoteState } from '../quote/index.ts'
import { referralBought } from '../referral/index.ts'
import { settleInstalmentPayment } from './instalment-payment.ts'
import { savePayment } from './internal.ts'
import { joinProspect } from './join-prospect.ts'
import type { Settle, Settled } from './settler.ts'
import { strand } from './strand.ts'
import { type PaymentRow, payments } from './tables.ts'

/**
 * The first payment of a policy, or an instalment of it. Told twice, late, or by several at once it has one effect: whoever
 * comes second waits at the application, then finds the payment settled.
 */
export const settlePolicyPayment: Settle = async (tx, found, outcome, now) => {
  const { id, applicationId, quoteId, instalmentId } = found
  if (instalmentId) return { state: await settleInstalmentPayment(tx, { id, instalmentId }, outcome, now) }
  if (!applicationId || !quoteId) throw new Error('A policy was paid for without an application')
  const [application, payment, quote] = await together(tx, () => [
    lockApplicationById(tx, applicationId),
    selectRow(tx, payments, id, 'for update'),
    getQuote(tx, quoteId),
  ])
  if (!payment) return { state: undefined }
  if (outcome.kind === 'paid') return takeMoney(tx, { payment, application, quote }, outcome, now)

  const next = paymentLifecycle.next(payment.state, outcome.kind === 'failed' ? 'fail' : 'close')
  if (!next) return { state: payment.state }
  await savePayment(tx, payment.id, {
    state: next,
    settledAt: now,
    failure: outcome.kind === 'failed' ? outcome.reason : null,
  })
  if (quote.incentive || payment.voucher) await releasePromotions(tx, payment.id)
  const state = applicationLifecycle.next(application.state, 'fail')
  if (state) await saveApplication(tx, application.id, { state, expiresAt: expiryFrom(now) })
  return { state: next }
}

interface Paid {
  readonly payment: PaymentRow
  readonly application: ApplicationRow
  readonly quote: QuoteRow
}

async function takeMoney(
  tx: WriteTx,
  { payment, application, quote }: Paid,
  { amountMinor, currency, cardLast4 }: Outcome & { kind: 'paid' },
  now: Date,
): Promise<Settled> {
  const paid = paymentLifecycle.next(payment.state, 'pay')
  const issued = applicationLifecycle.next(application.state, 'issue')
  const isRight = amountMinor === payment.amountMinor && currency === payment.currency
  // Already settled with a policy or a refund: said again, nothing happens again.
  if (!paid && !paymentLifecycle.next(payment.state, 'strand')) return { state: payment.state }
  const used = { incentive: quote.incentive, voucher: payment.voucher }
  const isHeld = used.incentive !== null || used.voucher !== null
  const stranded = async (failure: string) => {
    if (isHeld) await releasePromotions(tx, payment.id)
    return { state: await strand(tx, payment, now, { cardLast4, paidMinor: amountMinor, failure }) }
  }
  if (!isRight) return stranded('Another amount was paid')
  if (!paid || !issued) return stranded('The buyer had given it up')

  if (isHeld) await lockPromotions(tx, used)
  let policy: IssuedPolicy
  try {
    policy = await issuePolicy(tx, { application, quote, payment, now })
  } catch (error) {
    // The number is the first thing taken: without one nothing was written yet.
    if (!(error instanceof AppError) || !error.code.startsWith('number.')) throw error
    await saveApplication(tx, application.id, { state: 'declared', expiresAt: expiryFrom(now) })
    return stranded(error.code)
  }
  if (isHeld) await usePromotions(tx, payment.id)
  await referralBought(tx, application)
  await joinProspect(tx, application, policy.customerId)
  saveQuoteState(tx, quote.id, 'accepted')
  endApplication(tx, application.id, { state: issued, customerId: policy.customerId, expiresAt: boughtExpiryFrom(now) })
  atTheEnd(tx, changeOf(payments, payment.id, { state: paid, settledAt: now, paidMinor: amountMinor, cardLast4 }))
  return { state: paid, policy }
}
