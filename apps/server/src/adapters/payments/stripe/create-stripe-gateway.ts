import type { JourneyMode } from '@coverwright/domain/build/product/journey-mode'
import type { ConnectionState } from '@coverwright/domain/publish/gateway/gateway'
import { Stripe } from 'stripe'
import { goingOut } from '../../../platform/database/going-out.ts'
import type { Card, Notice, Order, Outcome, PaymentGateway, Refund } from '../payment-gateway.ts'
import {
  cardOf,
  intentOf,
  isHardDecline,
  isIntent,
  onAccount,
  opened,
  outcomeOf,
  outcomeOfIntent,
} from './read-answers.ts'

export interface StripeKeys {
  readonly secretKey: string
  /** What the provider signs its notices with. */
  readonly webhookSecret: string
}

export interface StripeOptions {
  readonly live?: StripeKeys
  readonly test?: StripeKeys
  /** Where the provider is, when it is not where its library thinks. */
  readonly address?: { readonly host: string; readonly port: number; readonly protocol: 'http' | 'https' }
  readonly pageOrigin?: string
}

export interface StripeAccount {
  readonly id: string
  readonly mode: JourneyMode
}

export interface AccountConnection {
  readonly state: ConnectionState
  readonly due: readonly string[]
}

export type StripeGateway = ReturnType<typeof createStripeGateway>

/** Seconds a notice may be old. */
const oldestSeconds = 300

/**
 * Hosted checkout on the company's own account: the money goes straight to it, and the card is typed into the
 * provider's page. Test and live have keys of their own and never meet.
 */
/** Its page asks for the cardholder's name and whole address; left to itself it asks for a postal code at most. */
const asked = { billing_address_collection: 'required' } as const

export function createStripeGateway({
  live,
  test,
  address,
  pageOrigin = 'https://checkout.stripe.com',
}: StripeOptions) {
  const keysOf = { live, test }
  const clientWith = ({ secretKey }: StripeKeys) =>
    new Stripe(secretKey, { ...address, maxNetworkRetries: 1, timeout: 10_000, telemetry: false })
  const clients = { live: live && clientWith(live), test: test && clientWith(test) }

  const clientFor = (mode: JourneyMode): Stripe => {
    goingOut('Stripe')
    const client = clients[mode]
    if (!client) throw new Error(`There are no ${mode} keys of the card provider`)
    return client
  }

  const openSession = (order: Order) =>
    clientFor(order.mode).checkout.sessions.create(
      {
        mode: 'payment',
        ...asked,
        client_reference_id: order.reference,
        success_url: order.returnUrl,
        cancel_url: order.cancelUrl,
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: order.currency.toLowerCase(),
              unit_amount: order.amountMinor,
              product_data: { name: order.description },
            },
          },
        ],
        ...(order.isRepeated && { customer_creation: 'always' }),
        payment_intent_data: {
          description: order.description,
          metadata: { reference: order.reference },
          ...(order.isRepeated && { setup_future_usage: 'off_session' }),
        },
      },
      // Asked again after an answer was lost, it is the same session.
      { ...onAccount(order), idempotencyKey: order.reference },
    )

  const openForCard = (order: Order) =>
    clientFor(order.mode).checkout.sessions.create(
      {
        mode: 'setup',
        ...asked,
        client_reference_id: order.reference,
        success_url: order.returnUrl,
        cancel_url: order.cancelUrl,
        currency: order.currency.toLowerCase(),
        customer_creation: 'always',
        setup_intent_data: { description: order.description, metadata: { reference: order.reference } },
      },
      { ...onAccount(order), idempotencyKey: order.reference },
    )

  const sessionOf = async (order: Order) => {
    const id = order.sessionId ?? (await (order.amountMinor > 0 ? openSession(order) : openForCard(order))).id
    return clientFor(order.mode).checkout.sessions.retrieve(
      id,
      { expand: ['payment_intent.latest_charge', 'payment_intent.payment_method', 'setup_intent.payment_method'] },
      onAccount(order),
    )
  }

  /** Listed by its customer, which answers at once what was made; a search would lag behind. */
  const findCharge = async (order: Order, { customerId }: Card): Promise<Stripe.PaymentIntent | undefined> => {
    const client = clientFor(order.mode)
    if (isIntent(order.sessionId))
      return client.paymentIntents.retrieve(order.sessionId, { expand: ['latest_charge'] }, onAccount(order))
    if (!customerId) return undefined
    const made = client.paymentIntents.list(
      { customer: customerId, limit: 100, expand: ['data.latest_charge'] },
      onAccount(order),
    )
    for await (const intent of made) if (intent.metadata['reference'] === order.reference) return intent
    return undefined
  }

  const paidIntentOf = async (order: Order, card?: Card): Promise<string> => {
    if (!card) return isIntent(order.sessionId) ? order.sessionId : intentOf(await sessionOf(order)).id
    const charge = await findCharge(order, card)
    if (!charge) throw new Error('Nothing was charged under this reference')
    return charge.id
  }

  const find = async (order: Order, card?: Card): Promise<Outcome> => {
    if (!card) return outcomeOf(await sessionOf(order))
    const charge = await findCharge(order, card)
    return charge ? outcomeOfIntent(charge) : { kind: 'open' }
  }

  const port = {
    name: 'stripe',
    takesLive: live !== undefined,
    takesTest: test !== undefined,
    pageOrigin: () => pageOrigin,
    open: (order: Order) => opened(openSession(order)),
    keepCard: (order: Order) => opened(openForCard(order)),
    findCard: async (order: Order) => cardOf(await sessionOf(order)),
    find,
    close: async (order: Order, card?: Card) => {
      // A charge that was never made needs no closing: nobody makes it any more.
      if (card) return (await findCharge(order, card)) ? find(order, card) : ({ kind: 'closed' } as const)
      const session = await sessionOf(order)
      if (session.status !== 'open') return outcomeOf(session)
      // It may be paid in this very moment: then it cannot be closed, and is asked about again.
      await clientFor(order.mode)
        .checkout.sessions.expire(session.id, {}, onAccount(order))
        .catch((error: unknown) => {
          if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
        })
      return find(order)
    },
    refund: async (order: Order, { reference, amountMinor }: Refund, card?: Card) => {
      const client = clientFor(order.mode)
      const intent = await paidIntentOf(order, card)
      // Given back before, and its answer lost. By its key it would be another one a day later, when the key is forgotten.
      const given = client.refunds.list({ payment_intent: intent, limit: 100 }, onAccount(order))
      for await (const one of given) if (one.metadata?.['reference'] === reference) return { gatewayReference: one.id }
      try {
        const { id } = await client.refunds.create(
          {
            payment_intent: intent,
            ...(amountMinor !== null && { amount: amountMinor }),
            metadata: { reference },
          },
          { ...onAccount(order), idempotencyKey: reference },
        )
        return { gatewayReference: id }
      } catch (error) {
        const isBack = error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded'
        if (isBack && amountMinor === null) return { gatewayReference: null }
        throw error
      }
    },
    charge: async (order: Order, card: Card) => {
      // Charged before, and not decided yet or its answer lost. Asked for by its key it would be another charge a day
      // later, when the key is forgotten.
      const begun = await findCharge(order, card)
      if (begun) return { sessionId: begun.id, outcome: outcomeOfIntent(begun) }
      try {
        const intent = await clientFor(order.mode).paymentIntents.create(
          {
            amount: order.amountMinor,
            currency: order.currency.toLowerCase(),
            ...(card.customerId && { customer: card.customerId }),
            payment_method: card.id,
            off_session: true,
            confirm: true,
            description: order.description,
            metadata: { reference: order.reference },
            expand: ['latest_charge'],
          },
          { ...onAccount(order), idempotencyKey: order.reference },
        )
        return { sessionId: intent.id, outcome: outcomeOfIntent(intent) }
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeCardError)) throw error
        const sessionId = error.payment_intent?.id ?? ''
        const isHard = isHardDecline(error.decline_code ?? error.code)
        return { sessionId, outcome: { kind: 'failed', reason: error.message, isHard } as const }
      }
    },
    readNotice: ({ 'stripe-signature': signature }: Readonly<Record<string, unknown>>, body: string) => {
      if (typeof signature !== 'string') return undefined
      for (const mode of ['live', 'test'] as const) {
        const event = readEvent(keysOf[mode], body, signature)
        // A key of one mode vouches for nothing in the other.
        if (event && event.livemode === (mode === 'live')) return noticeOf(event)
      }
      return undefined
    },
  } satisfies PaymentGateway

  return {
    ...port,
    /** Real where the product takes real money. */
    createAccount: async (company: { readonly id: string; readonly country: string }): Promise<StripeAccount> => {
      const mode = live ? 'live' : 'test'
      const { id } = await clientFor(mode).accounts.create(
        {
          type: 'express',
          country: company.country,
          capabilities: { card_payments: { requested: true }, transfers: { requested: true } },
          metadata: { company: company.id },
        },
        { idempotencyKey: `account.${company.id}` },
      )
      return { id, mode }
    },
    findConnection: async ({ id, mode }: StripeAccount): Promise<AccountConnection> => {
      const account = await clientFor(mode).accounts.retrieve(id)
      const due = account.requirements?.currently_due ?? []
      if (account.charges_enabled) return { state: 'connected', due }
      // Handed in and still not taken: something is wrong with it.
      return { state: account.details_submitted ? 'error' : 'pending', due }
    },
    createLink: async ({ id, mode }: StripeAccount, urls: { readonly again: string; readonly done: string }) => {
      const { url } = await clientFor(mode).accountLinks.create({
        account: id,
        type: 'account_onboarding',
        refresh_url: urls.again,
        return_url: urls.done,
      })
      return url
    },
  }
}

const webhooks = Stripe.webhooks

function readEvent(keys: StripeKeys | undefined, body: string, signature: string): Stripe.Event | undefined {
  if (!keys) return undefined
  try {
    return webhooks.constructEvent(body, signature, keys.webhookSecret, oldestSeconds)
  } catch {
    return undefined
  }
}

/** Signed, but about something that concerns nobody here, it names nothing. */
function noticeOf({ data: { object } }: Stripe.Event): Notice {
  const { client_reference_id: reference, metadata } = object as {
    client_reference_id?: string | null
    metadata?: { reference?: string } | null
  }
  return { reference: reference ?? metadata?.reference ?? '' }
}
