import type { Phrase } from '@coverwright/domain/build/words/say'
import type { PurchaseOutcome } from '@coverwright/domain/sell/journey/visit'
import type { Tokens } from '../../../platform/auth/tokens.ts'
import { getThankYou, thankYouFor } from '../policy/index.ts'
import { findLatest, paymentReturned } from './payment-returned.ts'
import type { Checkout } from './start-payment.ts'

/** In words for buyers, where there is more to say than that it failed. */
const failures = {
  failed: 'The card was declined. Nothing was taken.',
  cancelled: 'You left the payment page. Nothing was taken.',
  refunded: 'We could not make your policy. What you paid goes back to your card.',
} as const satisfies Readonly<Record<string, Phrase>>

/** What the page after paying shows. Undefined when the buyer has not been to pay. */
export async function getOutcome(
  checkout: Checkout,
  { companyId, applicationId }: { readonly companyId: string; readonly applicationId: string },
  links: { readonly tokens: Tokens; readonly publicUrl: string },
): Promise<PurchaseOutcome | undefined> {
  const { ways, now } = checkout
  const payment = await ways.read(companyId, (tx) => findLatest(tx, applicationId))
  if (!payment) return undefined
  const { became, policy } = await paymentReturned(checkout, payment)
  if (became === 'waiting') return { kind: 'waiting' }
  if (became !== 'paid') return { kind: 'failed', failure: failures[became] }
  if (policy) return { kind: 'bought', ...thankYouFor(policy) }
  const thanks = await ways.read(companyId, (tx) => getThankYou(tx, applicationId, links, now()))
  if (!thanks) throw new Error('A paid application has no policy')
  return { kind: 'bought', ...thanks }
}
