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
  const last4 = typeof method === 'string' ? '' : (method.card?.last4 ?? '')
  return { id: idOf(method), customerId: idOf(customer), last4 }
}

export function outcomeOf(session: Stripe.Checkout.Session): Outcome {
  if (session.status === 'expired') return { kind: 'closed' }
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
    return { kind: 'failed', reason: lastError?.message ?? 'The bank refused the card.' }
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
