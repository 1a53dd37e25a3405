import type { Stripe } from 'stripe'
import type { Card, Order, Outcome } from '../payment-gateway.ts'

export const onAccount = ({ account }: Pick<Order, 'account'>) => (account ? { stripeAccount: account } : {})

export const isIntent = (id: string | null): id is string => id?.startsWith('pi_') ?? false

const idOf = (named: string | { readonly id: string }) => (typeof named === 'string' ? named : named.id)

/** Sessions are asked for with their payment in them. */
export function intentOf({ payment_intent: intent }: Stripe.Checkout.Session): Stripe.PaymentIntent {
  if (!intent || typeof intent === 'string') throw new Error('Nothing was paid')
  return intent
}

/** One that was given for this once has nobody it belongs to, and cannot be charged again. */
export function cardOf({ status, payment_intent, setup_intent }: Stripe.Checkout.Session): Card | undefined {
  const kept = payment_intent ?? setup_intent
  if (status !== 'complete' || !kept || typeof kept === 'string') return undefined
  const { customer, payment_method: method } = kept
  if (!customer || !method) return undefined
  const { last4 = '', brand = '', exp_month, exp_year } = (typeof method !== 'string' && method.card) || {}
  const expiry = exp_month && exp_year ? `${String(exp_month).padStart(2, '0')}/${String(exp_year).slice(-2)}` : ''
  return { id: idOf(method), customerId: idOf(customer), last4, brand: brandName(brand), expiry }
}

const brandName = (brand: string) => `${brand.charAt(0).toUpperCase()}${brand.slice(1)}`

/** What the bank says of a card that is of no use any more. Whatever else it says may change. */
const hardDeclines = new Set([
  'card_not_supported',
  'expired_card',
  'fraudulent',
  'invalid_account',
  'invalid_number',
  'lost_card',
  'new_account_information_available',
  'pickup_card',
  'restricted_card',
  'revocation_of_all_authorizations',
  'revocation_of_authorization',
  'stolen_card',
  'stop_payment_order',
])

export const isHardDecline = (code: string | null | undefined): boolean => hardDeclines.has(code ?? '')

export function outcomeOf(session: Stripe.Checkout.Session): Outcome {
  if (session.status === 'expired') return { kind: 'closed' }
  // Nothing is paid where a card is kept only.
  if (session.mode === 'setup' && session.status === 'complete')
    return {
      kind: 'paid',
      amountMinor: 0,
      currency: (session.currency ?? '').toUpperCase(),
      cardLast4: cardOf(session)?.last4 ?? '',
    }
  if (session.status !== 'complete' || session.payment_status !== 'paid') return { kind: 'open' }
  return outcomeOfIntent(intentOf(session))
}

export function outcomeOfIntent({
  status,
  amount_received,
  currency,
  latest_charge: charge,
  last_payment_error: lastError,
}: Stripe.PaymentIntent): Outcome {
  if (status === 'canceled') return { kind: 'closed' }
  if (status === 'requires_action') return { kind: 'failed', reason: 'The bank wants the card holder to confirm.' }
  if (status === 'requires_payment_method')
    return {
      kind: 'failed',
      reason: lastError?.message ?? 'The bank refused the card.',
      isHard: isHardDecline(lastError?.decline_code ?? lastError?.code),
    }
  if (status !== 'succeeded') return { kind: 'open' }
  const card = typeof charge === 'object' ? charge?.payment_method_details?.card : undefined
  return { kind: 'paid', amountMinor: amount_received, currency: currency.toUpperCase(), cardLast4: card?.last4 ?? '' }
}

/** Where the buyer is sent. */
export const opened = async (session: Promise<Stripe.Checkout.Session>) => {
  const { id, url } = await session
  if (!url) throw new Error('The provider opened no page')
  return { url, sessionId: id }
}
