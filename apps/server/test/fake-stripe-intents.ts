import { randomUUID } from 'node:crypto'
import { invalid, need, Refusal, type Route } from './fake-stripe-wire.ts'

export interface FakeIntent {
  readonly id: string
  readonly account: string
  readonly amount: number
  readonly currency: string
  readonly reference: string
  status: 'succeeded' | 'processing' | 'requires_payment_method'
  readonly customer: string | null
  readonly card: FakeCard
}

interface FakeCard {
  readonly last4: string
  declinesLater: boolean
  /** The bank takes days to decide. */
  isSlowLater: boolean
}

/** Charges and what went back of them, by account. */
export function createIntents() {
  const intents = new Map<string, FakeIntent>()
  /** How much of each went back. */
  const refunds = new Map<string, number>()
  const given: {
    readonly id: string
    readonly payment_intent: string
    readonly amount: number
    readonly metadata: object
  }[] = []

  const showIntent = (intent: FakeIntent) => ({
    id: intent.id,
    object: 'payment_intent',
    status: intent.status,
    amount: intent.amount,
    amount_received: intent.status === 'succeeded' ? intent.amount : 0,
    currency: intent.currency,
    customer: intent.customer,
    payment_method: intent.customer && {
      id: `pm_${intent.id}`,
      object: 'payment_method',
      card: { last4: intent.card.last4 },
    },
    metadata: { reference: intent.reference },
    latest_charge: {
      id: `ch_${intent.id}`,
      object: 'charge',
      payment_method_details: { card: { last4: intent.card.last4 } },
    },
  })

  const routes: readonly Route[] = [
    [
      'GET',
      /^\/v1\/payment_intents\/(\w+)$/,
      ({ account }, id) => {
        const intent = intents.get(id)
        if (intent?.account !== account) throw invalid('No such payment intent')
        return showIntent(intent)
      },
    ],
    [
      'GET',
      /^\/v1\/payment_intents$/,
      ({ account, query }) => ({
        object: 'list',
        url: '/v1/payment_intents',
        has_more: false,
        data: [...intents.values()]
          .filter((intent) => intent.account === account && intent.customer === query.get('customer'))
          .map(showIntent),
      }),
    ],
    [
      'POST',
      /^\/v1\/payment_intents$/,
      ({ form, account }) => {
        const [amount = '0', currency = '', customer = '', method = ''] = need(
          form,
          'amount',
          'currency',
          'customer',
          'payment_method',
          'off_session',
          'confirm',
        )
        const first = intents.get(method.replace(/^pm_/, ''))
        if (first?.account !== account || first.customer !== customer) throw invalid('No such payment method')
        const declines = first.card.declinesLater
        const intent: FakeIntent = {
          id: `pi_${randomUUID().slice(0, 8)}`,
          account,
          amount: Number(amount),
          currency,
          reference: form.get('metadata[reference]') ?? '',
          status: declines ? 'requires_payment_method' : first.card.isSlowLater ? 'processing' : 'succeeded',
          customer,
          card: first.card,
        }
        intents.set(intent.id, intent)
        if (declines)
          throw new Refusal(402, 'card_error', 'Your card was declined.', {
            code: 'card_declined',
            payment_intent: showIntent(intent),
          })
        return showIntent(intent)
      },
    ],
    [
      'GET',
      /^\/v1\/refunds$/,
      ({ query }) => ({
        object: 'list',
        url: '/v1/refunds',
        has_more: false,
        data: given.filter((one) => one.payment_intent === query.get('payment_intent')),
      }),
    ],
    [
      'POST',
      /^\/v1\/refunds$/,
      ({ form, account }) => {
        const [id = ''] = need(form, 'payment_intent')
        const intent = intents.get(id)
        if (intent?.account !== account) throw invalid('No such payment_intent')
        const left = intent.amount - (refunds.get(id) ?? 0)
        const amount = Number(form.get('amount') ?? left)
        if (left === 0)
          throw new Refusal(400, 'invalid_request_error', 'Charge has already been refunded.', {
            code: 'charge_already_refunded',
          })
        if (amount > left) throw invalid('Refund amount is greater than unrefunded amount on charge')
        refunds.set(id, (refunds.get(id) ?? 0) + amount)
        const one = {
          id: `re_${given.length}_${id}`,
          object: 'refund',
          status: 'succeeded',
          amount,
          payment_intent: id,
          metadata: { reference: form.get('metadata[reference]') },
        }
        given.push(one)
        return one
      },
    ],
  ]
  return { intents, refunds, showIntent, routes }
}
