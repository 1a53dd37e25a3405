import { calendarDate, isoDate } from '@coverwright/domain/build/question/answers'
import { AppError, fail } from '@coverwright/domain/errors'
import { applicationLifecycle } from '@coverwright/domain/sell/application/application-lifecycle'
import type { Gateways } from '../../../adapters/payments/gateways.ts'
import type { Shown } from '../../../adapters/payments/payment-gateway.ts'
import { atTheEnd } from '../../../platform/database/at-the-end.ts'
import { changeOf, insertOf } from '../../../platform/database/save-row.ts'
import { together } from '../../../platform/database/together.ts'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import type { WaysIn } from '../../../platform/http/ways-in.ts'
import { newId } from '../../../platform/id.ts'
import { enqueueAtTheEnd } from '../../../platform/jobs/enqueue.ts'
import { findNumberRefusal } from '../../build/number/index.ts'
import { chooseGateway } from '../../publish/gateway/index.ts'
import { type FrozenRelease, getRelease } from '../../publish/release/index.ts'
import { requireBound } from '../../publish/resale/index.ts'
import {
  type ApplicationRow,
  type Declared,
  dropCode,
  endApplication,
  isBought,
  type JourneyWrite,
  lockApplication,
  saveApplication,
} from '../application/index.ts'
import { reserveVoucher } from '../promotion/index.ts'
import { getQuote, type QuoteRow } from '../quote/index.ts'
import { holdCoupon } from './hold-coupon.ts'
import { findCurrentPayment, gatewayOf, lookOf, type OrderedPayment, orderOf } from './internal.ts'
import { reconcilePayment } from './jobs.ts'
import { payByVoucher, toPayOf } from './pay-by-voucher.ts'
import { payerOf } from './payer-of.ts'
import { settlePayment } from './settle-payment.ts'
import { type PaymentRow, payments } from './tables.ts'

export interface Checkout {
  readonly ways: WaysIn
  readonly gateways: Gateways
  readonly now: () => Date
}

export interface Buyer {
  readonly companyId: string
  readonly token: string
}

interface Payer extends Buyer, WaysBack {
  readonly applicationId?: string
  /** What the buyer says before paying, in the transaction in which the payment is begun: both are kept or neither. */
  readonly declare?: (journey: JourneyWrite, before: ApplicationRow) => Promise<Declared>
}

interface WaysBack {
  readonly returnUrl: string
  readonly cancelUrl: string
}

const endedCodes: ReadonlyMap<string, 'coupon' | 'voucher'> = new Map([
  ['application.code-ended', 'coupon'],
  ['application.voucher-ended', 'voucher'],
])

/** How long after the start the gateway is asked first, in case its notice is lost. */
const reconcileAfterMs = 60_000

/**
 * Answers the address of the gateway's page. Pressed many times, from several tabs, or again after an answer was lost
 * it is one payment: what is under way for the same quote is gone on with, for another quote it is closed first.
 */
export async function startPayment(checkout: Checkout, buyer: Payer): Promise<{ readonly url: string }> {
  const { ways, gateways, now } = checkout
  const { declare, ...declared } = buyer
  const { companyId, applicationId = companyId } = buyer
  const actor = { companyId, memberId: applicationId }
  const begin = ways.enter(actor, async (tx, audit) => {
    const at = now()
    const application = await lockApplication(tx, buyer.token, at)
    const said = declare ? await declare({ tx, audit, now: at }, application) : {}
    const begun = await beginPayment(tx, checkout, { ...buyer, application, said, now: at })
    const { id: paymentId, amountMinor } = begun.payment
    await audit(application.id, { paymentId, amountMinor, isOutdated: begun.outdated !== undefined })
    return { ...begun, subjectId: application.id }
  })
  const { payment, outdated, subjectId, shown } = await begin.catch(async (error: unknown) => {
    // Nobody pays more than they were shown: the price without the code is seen and declared anew.
    const ended = error instanceof AppError && endedCodes.get(error.code)
    if (ended) await ways.enter(actor, (tx, audit) => dropCode({ tx, audit, now: now() }, buyer.token, ended))
    throw error
  })
  if (outdated) {
    const outcome = await asked(() => gatewayOf(gateways, outdated).close(orderOf(outdated)))
    if (outcome.kind === 'open') return fail('payment.gateway-silent')
    await ways.enter(actor, async (tx, audit) => {
      const { state } = await settlePayment(tx, outdated, outcome, now())
      await audit(subjectId, { paymentId: outdated.id, state })
    })
    return startPayment(checkout, declared)
  }
  if (payment.hostedUrl) return { url: payment.hostedUrl }

  const { url, sessionId } = await asked(() => gatewayOf(gateways, payment).open(orderOf(payment), shown))
  await ways.enter(actor, async (tx, audit) => {
    atTheEnd(tx, changeOf(payments, payment.id, { hostedUrl: url, sessionId }))
    await audit(subjectId, { paymentId: payment.id, isOpened: true })
  })
  return { url }
}

interface Beginning extends WaysBack {
  readonly application: ApplicationRow
  /** What becomes of it by what was just declared. */
  readonly said: Partial<Declared>
  readonly now: Date
}

interface Begun {
  readonly payment: OrderedPayment & Pick<PaymentRow, 'hostedUrl'>
  readonly shown: Shown
  /** The same where it is for another quote, and has to be closed first. */
  readonly outdated?: PaymentRow
}

/** The payment is written before the gateway hears of it: whatever is lost after this, the job finds it again. */
async function beginPayment(tx: WriteTx, { gateways }: Checkout, beginning: Beginning): Promise<Begun> {
  const { said, now, returnUrl, cancelUrl } = beginning
  const application = { ...beginning.application, ...said }
  const release = await getRelease(tx, application)
  const { settings, body, productId, providerId } = release.content
  const shown = { look: lookOf(release), payer: payerOf(release, application) }
  await requireBound(tx, providerId)
  const [quote, current, chosen] = await together(tx, () => [
    payableQuote(tx, application, release, now),
    findCurrentPayment(tx, application.id),
    chooseGateway(tx, gateways, application.mode, productId),
  ])
  if (current) {
    if (said.state) await saveApplication(tx, application.id, said)
    const isSame = current.quoteId === quote.id && current.voucher?.code === application.voucher?.code
    return { payment: current, shown, ...(!isSame && { outdated: current }) }
  }
  const state = applicationLifecycle.next(application.state, 'pay') ?? fail('application.not-declared')
  const { gateway, account } = chosen ?? fail('payment.not-set-up')
  const paid = application.voucher && (await payByVoucher(tx, application, { quote, content: release.content, now }))
  const voucher = paid || null
  const begun = {
    id: newId(),
    kind: 'policy' as const,
    subjectId: application.id,
    applicationId: application.id,
    quoteId: quote.id,
    mode: application.mode,
    gateway: gateway.name,
    gatewayAccount: account,
    frequency: quote.selection.pay,
    amountMinor: toPayOf(quote) - (voucher?.paidMinor ?? 0),
    voucher,
    currency: settings.currency,
    description: `${body.regulatory.tradingName}: ${settings.name}, ${quote.reference}`,
    returnUrl,
    cancelUrl,
  }
  // Trial runs take nothing from anybody.
  if (quote.incentive && application.mode === 'live')
    await holdCoupon(tx, { incentive: quote.incentive, release, quote, paymentId: begun.id, now })
  if (voucher && application.voucher && application.mode === 'live')
    await reserveVoucher(tx, { voucher: application.voucher, paidMinor: voucher.paidMinor, paymentId: begun.id, now })
  const startAfter = new Date(now.getTime() + reconcileAfterMs)
  atTheEnd(tx, insertOf(payments, begun))
  endApplication(tx, application.id, { ...said, state })
  enqueueAtTheEnd(tx, reconcilePayment, { paymentId: begun.id }, { startAfter, singletonKey: begun.id })
  return { shown, payment: { ...begun, companyId: application.companyId, sessionId: null, hostedUrl: null } }
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
  const { quoteId } = application
  if (!quoteId) return fail('application.not-priced')
  const today = isoDate(calendarDate(now, content.settings.timeZone))
  const wanted = { productId: content.productId, mode: application.mode, today }
  const [quote, number] = await together(tx, () => [getQuote(tx, quoteId), findNumberRefusal(tx, wanted)])
  if (quote.validUntil <= now || quote.coverStart < today) return fail('application.quote-expired')
  if (quote.state !== 'open') return fail('application.not-offered')
  return number ? fail(number) : quote
}

/** A gateway that does not answer is no defect of ours, and the buyer can try again. */
async function asked<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    throw Object.assign(new AppError('payment.gateway-silent'), { cause })
  }
}
