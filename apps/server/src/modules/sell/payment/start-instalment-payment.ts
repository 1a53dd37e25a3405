import { fail } from '@coverwright/domain/errors'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { getRelease } from '../../publish/release/index.ts'
import { lockInstalment } from '../policy/index.ts'
import { attemptOf } from './instalment-payment.ts'
import { cardPaymentOf, gatewayOf, lookOf, orderOf, savePayment } from './internal.ts'
import { reconcilePayment } from './jobs.ts'
import type { Checkout } from './start-payment.ts'

interface Overdue {
  readonly companyId: string
  readonly instalmentId: string
  /** The policyholder's own page. */
  readonly backUrl: string
}

const askAfterMs = 60_000

/** The policyholder pays an overdue instalment by hand, perhaps with another card. Pressed twice it is one payment. */
export async function startInstalmentPayment(
  { ways, gateways, now }: Checkout,
  { companyId, instalmentId, backUrl }: Overdue,
): Promise<{ readonly url: string }> {
  const actor = { companyId, memberId: companyId }
  const { payment, look } = await ways.enter(actor, async (tx, audit) => {
    const locked = await lockInstalment(tx, instalmentId)
    if (locked?.instalment.state === 'paid') return fail('application.issued')
    if (locked?.policy.state !== 'issued' || locked.instalment.state !== 'overdue') return fail('policy.not-in-force')
    const first = await cardPaymentOf(tx, locked.policy)
    const attempt = await attemptOf(tx, first, locked.instalment, 'page')
    if (attempt.cardPaymentId) return fail('payment.being-charged')
    await audit(locked.policy.id, { instalment: locked.instalment.number, isPaidByHand: true })
    const shop = lookOf(await getRelease(tx, locked.policy))
    if (attempt.hostedUrl) return { payment: attempt, look: shop }
    // Its notice may be lost: then it is asked about.
    const startAfter = new Date(now().getTime() + askAfterMs)
    await enqueue(tx, reconcilePayment, { paymentId: attempt.id }, { startAfter, singletonKey: attempt.id })
    await savePayment(tx, attempt.id, { returnUrl: backUrl, cancelUrl: backUrl })
    return { payment: { ...attempt, returnUrl: backUrl, cancelUrl: backUrl }, look: shop }
  })
  if (payment.hostedUrl) return { url: payment.hostedUrl }
  const { url, sessionId } = await gatewayOf(gateways, payment).open(orderOf(payment), { look })
  await ways.enter(actor, async (tx, audit) => {
    await savePayment(tx, payment.id, { hostedUrl: url, sessionId })
    await audit(payment.subjectId, { paymentId: payment.id, isOpened: true })
  })
  return { url }
}
