import type { PurchaseOutcome } from '@coverwright/domain/journey/visit'
import type { Tokens } from '../../platform/auth/tokens.ts'
import { findApplication } from '../application/index.ts'
import { getThankYou } from '../policy/index.ts'
import { paymentReturned } from './payment-returned.ts'
import type { Buyer, Checkout } from './start-payment.ts'

/** In words for buyers, where there is more to say than that it failed. */
const failures = {
  failed: 'The card was declined. Nothing was taken.',
  cancelled: 'You left the payment page. Nothing was taken.',
  refunded: 'We could not make your policy. What you paid goes back to your card.',
} as const

/** What the page after paying shows. Undefined when the buyer has not been to pay, or is nobody we know. */
export async function getOutcome(
  checkout: Checkout,
  buyer: Buyer,
  links: { readonly tokens: Tokens; readonly publicUrl: string },
): Promise<PurchaseOutcome | undefined> {
  const { ways, now } = checkout
  const application = await ways.read(buyer.companyId, (tx) => findApplication(tx, buyer.token, now()))
  if (!application) return undefined
  const returned = await paymentReturned(checkout, { companyId: buyer.companyId, application })
  if (!returned) return undefined
  if (returned === 'waiting') return { kind: 'waiting' }
  if (returned !== 'paid') return { kind: 'failed', failure: failures[returned] }
  const thanks = await ways.read(buyer.companyId, (tx) => getThankYou(tx, application.id, links, now()))
  if (!thanks) throw new Error('A paid application has no policy')
  return { kind: 'bought', ...thanks }
}
