import { applicationLifecycle } from '@coverwright/domain/application/application-lifecycle'
import { firstPaymentMinor } from '@coverwright/domain/body/price'
import { AppError, fail } from '@coverwright/domain/errors'
import { calendarDate, isoDate } from '@coverwright/domain/question/answers'
import type { Gateways } from '../../adapters/payments/gateways.ts'
import type { WriteTx } from '../../platform/database/with-tenant.ts'
import type { WaysIn } from '../../platform/http/ways-in.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { type ApplicationRow, isBought, lockApplication, saveApplication } from '../application/index.ts'
import { chooseGateway } from '../gateway/index.ts'
import { refuseWithoutNumber } from '../number/index.ts'
import { getQuote, type QuoteRow } from '../quote/index.ts'
import { type FrozenRelease, getRelease } from '../release/index.ts'
import { findCurrentPayment, gatewayOf, orderOf, savePayment } from './internal.ts'
import { reconcilePayment } from './jobs.ts'
import { settlePayment } from './settle-payment.ts'
import { payments } from './tables.ts'

export interface Checkout {
  readonly ways: WaysIn
  readonly gateways: Gateways
  readonly now: () => Date
}

export interface Buyer {
  readonly companyId: string
  readonly token: string
}

interface WaysBack {
  readonly returnUrl: string
  readonly cancelUrl: string
}

/** How long after the start the gateway is asked first, in case its notice is lost. */
const reconcileAfterMs = 60_000

/**
 * Answers the address of the gateway's page. Pressed many times, from several tabs, or again after an answer was lost
 * it is one payment: what is under way for the same quote is gone on with, for another quote it is closed first.
 */
export async function startPayment(checkout: Checkout, buyer: Buyer & WaysBack): Promise<{ readonly url: string }> {
  const { ways, gateways, now } = checkout
  const actor = { companyId: buyer.companyId, memberId: buyer.companyId }
  const begun = await ways.enter(actor, async (tx, audit) => {
    const { payment, isOutdated } = await beginPayment(tx, checkout, buyer)
    await audit(payment.applicationId, { paymentId: payment.id, amountMinor: payment.amountMinor, isOutdated })
    return { payment, isOutdated }
  })
  if (begun.isOutdated) {
    const outcome = await asked(() => gatewayOf(gateways, begun.payment).close(orderOf(begun.payment)))
    if (outcome.kind === 'open') return fail('payment.gateway-silent')
    await ways.enter(actor, async (tx, audit) => {
      const state = await settlePayment(tx, begun.payment.id, outcome, now())
      await audit(begun.payment.applicationId, { paymentId: begun.payment.id, state })
    })
    return startPayment(checkout, buyer)
  }
  if (begun.payment.hostedUrl) return { url: begun.payment.hostedUrl }

  const { url, sessionId } = await asked(() => gatewayOf(gateways, begun.payment).open(orderOf(begun.payment)))
  await ways.enter(actor, async (tx, audit) => {
    await savePayment(tx, begun.payment.id, { hostedUrl: url, sessionId })
    await audit(begun.payment.applicationId, { paymentId: begun.payment.id, isOpened: true })
  })
  return { url }
}

/** The payment is written before the gateway hears of it: whatever is lost after this, the job finds it again. */
async function beginPayment(
  tx: WriteTx,
  { gateways, now }: Checkout,
  { token, returnUrl, cancelUrl }: Pick<Buyer, 'token'> & WaysBack,
) {
  const application = await lockApplication(tx, token, now())
  const release = await getRelease(tx, application)
  const quote = await payableQuote(tx, application, release, now())
  const current = await findCurrentPayment(tx, application.id)
  if (current) return { payment: current, isOutdated: current.quoteId !== quote.id }

  const state = applicationLifecycle.next(application.state, 'pay') ?? fail('application.not-declared')
  const { gateway, account } = await chooseGateway(tx, gateways, application.mode, release.content.productId)
  const { settings, body } = release.content
  const [payment] = await tx
    .insert(payments)
    .values({
      applicationId: application.id,
      quoteId: quote.id,
      mode: application.mode,
      gateway: gateway.name,
      gatewayAccount: account,
      frequency: quote.selection.pay,
      amountMinor: quote.premium
        ? firstPaymentMinor(quote.premium, quote.selection.pay)
        : fail('application.not-offered'),
      currency: settings.currency,
      description: `${body.regulatory.tradingName}: ${settings.name}, ${quote.reference}`,
      returnUrl,
      cancelUrl,
    })
    .returning()
  if (!payment) throw new Error('The payment was not saved')
  await saveApplication(tx, application.id, { state })
  const startAfter = new Date(now().getTime() + reconcileAfterMs)
  await enqueue(tx, reconcilePayment, { paymentId: payment.id }, { startAfter, singletonKey: payment.id })
  return { payment, isOutdated: false }
}

/** Everything that must hold before money is asked for. */
async function payableQuote(
  tx: WriteTx,
  application: ApplicationRow,
  { content }: FrozenRelease,
  now: Date,
): Promise<QuoteRow> {
  if (isBought(application.state)) return fail('application.issued')
  if (application.state !== 'declared' && application.state !== 'paying') return fail('application.not-declared')
  const quote = application.quoteId ? await getQuote(tx, application.quoteId) : fail('application.not-priced')
  const today = isoDate(calendarDate(now, content.settings.timeZone))
  if (quote.validUntil <= now || quote.coverStart < today) return fail('application.quote-expired')
  if (quote.state !== 'open') return fail('application.not-offered')
  await refuseWithoutNumber(tx, { productId: content.productId, mode: application.mode, today })
  return quote
}

/** A gateway that does not answer is no defect of ours, and the buyer can try again. */
async function asked<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    throw Object.assign(new AppError('payment.gateway-silent'), { cause })
  }
}
