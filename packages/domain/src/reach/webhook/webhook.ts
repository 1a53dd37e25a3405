import { z } from 'zod'
import { journeyModes } from '../../build/product/journey-mode.ts'
import { type EventType, events } from '../../events.ts'
import { idOf, moment, requiredText } from '../../fields.ts'
import { messages } from '../../messages.ts'
import { deliveryLifecycle, webhookLifecycle } from './webhook-lifecycle.ts'

/** Addresses of one company that are told. */
export const maxWebhooks = 10
/** How long it is kept what was sent, and what came of it. */
export const deliveryKeptDays = 30
/** How many are sent again at one request. */
export const maxRecovered = 1000

/** What is about people's own way in, or about webhooks themselves, is nobody else's. */
const keptHere = new Set(['account', 'primary-transfer', 'registration', 'session', 'support', 'webhook'])

/** What other systems can be told of. */
export const offeredEvents = (Object.keys(events) as [EventType, ...EventType[]]).filter(
  (type) => !keptHere.has(type.split('.')[0] ?? '') && !events[type].audience.some((who) => who === 'operator'),
) as [EventType, ...EventType[]]

/** Sent by hand, to see that the other side understands. */
export const testEvent = 'webhook.test'

const isSecure = (address: string) => {
  const url = URL.parse(address)
  return url !== null && /^https?:$/.test(url.protocol) && !url.username && !url.password
}

export const WebhookForm = z
  .strictObject({
    name: requiredText(80),
    address: requiredText(500).refine(isSecure, 'Enter an address that begins with https://'),
    events: z.array(z.enum(offeredEvents)).min(1, messages.required),
    /** None: of every product, and of what is of none. */
    productIds: z.array(idOf('product')).max(200),
    mode: z.enum(journeyModes),
  })
  .meta({
    id: 'WebhookForm',
    examples: [
      {
        name: 'Policy administration',
        address: 'https://hooks.tarnbrook.example/coverwright',
        events: ['policy.issued', 'policy.cancelled'],
        productIds: [],
        mode: 'live',
      },
    ],
  })

export const WebhookChange = z.strictObject({ id: idOf('webhook'), ...WebhookForm.shape }).meta({
  id: 'WebhookChange',
  examples: [
    {
      name: 'Policy administration',
      address: 'https://hooks.tarnbrook.example/changed',
      events: ['policy.issued'],
      productIds: [],
      mode: 'live',
    },
  ],
})

export const Webhook = z
  .object({
    id: idOf('webhook'),
    ...WebhookForm.shape,
    state: z.enum(webhookLifecycle.states),
    /** Since when nothing arrived there; null while all is well. */
    failingSince: moment.nullable(),
    lastDeliveredAt: moment.nullable(),
    /** Until when what is sent is signed with the former secret too. */
    formerUntil: moment.nullable(),
    /** Since when what is sent is signed with the secret of now. */
    secretSince: moment,
    createdAt: moment,
  })
  .meta({ id: 'Webhook' })

/** Shown once; kept sealed, and never answered again. */
export const NewWebhook = z.object({ webhook: Webhook, secret: z.string() }).meta({ id: 'NewWebhook' })

export const WebhookRef = z.strictObject({ id: idOf('webhook') })

export const WebhookFilter = z.strictObject({ search: z.string().trim().max(200).optional() })

/** One try to deliver. */
export const DeliveryTry = z.object({
  at: moment,
  /** Null where nothing was answered. */
  status: z.int().nullable(),
  problem: z.string().nullable(),
  tookMs: z.int(),
})

export const Delivery = z
  .object({
    id: idOf('webhookDelivery'),
    /** As it stands in the header `webhook-id`, the same at every try. */
    messageId: z.string(),
    type: z.string(),
    state: z.enum(deliveryLifecycle.states),
    body: z.string(),
    /** The last ones. */
    tries: z.array(DeliveryTry),
    /** When it is tried again. */
    dueAt: moment.nullable(),
    createdAt: moment,
  })
  .meta({ id: 'Delivery' })

export const DeliveryRef = z.strictObject({ id: idOf('webhookDelivery') })

export const DeliveryFilter = z.strictObject({
  /** To one address; else to all of them. */
  webhookId: idOf('webhook').optional(),
  state: z.enum(deliveryLifecycle.states).optional(),
})

export const Recovery = z
  .strictObject({ id: idOf('webhook'), since: moment })
  .meta({ id: 'Recovery', examples: [{ since: '2026-11-01T00:00:00.000Z' }] })

export type WebhookForm = z.output<typeof WebhookForm>
export type Webhook = z.output<typeof Webhook>
export type Delivery = z.output<typeof Delivery>
export type DeliveryTry = z.output<typeof DeliveryTry>
