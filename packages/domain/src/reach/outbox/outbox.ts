import { z } from 'zod'
import { idOf, moment } from '../../fields.ts'
import { outboxLifecycle } from './outbox-lifecycle.ts'

export const outboxChannels = ['mail', 'sms'] as const

const OutboxState = z.enum(outboxLifecycle.states)

/** A message as the list shows it. */
export const OutboxMessage = z
  .object({
    id: idOf('outbox'),
    channel: z.enum(outboxChannels),
    recipient: z.string(),
    subject: z.string(),
    state: OutboxState,
    failure: z.string().nullable(),
    createdAt: moment,
    updatedAt: moment,
  })
  .meta({ id: 'OutboxMessage' })

export const OutboxContent = OutboxMessage.extend({
  /** For its recipient alone: text and html are not shown. */
  isHidden: z.boolean(),
  text: z.string(),
  html: z.string().nullable(),
  /** Each opens for a few minutes; null where the file is not kept any more. */
  attachments: z.array(z.object({ name: z.string(), url: z.string().nullable() })),
}).meta({
  id: 'OutboxContent',
})

/** What becomes of a message: it leaves, it waits in the operator's outbox to be read there, or nothing carries it. */
export const deliveries = ['sent', 'kept-here', 'not-set-up'] as const
export const Delivery = z.enum(deliveries)

export const Deliveries = z.object({ mail: Delivery, sms: Delivery }).meta({ id: 'Deliveries' })

export const OutboxRef = z.strictObject({ id: idOf('outbox') })
export const OutboxRefs = z.strictObject({ ids: z.array(idOf('outbox')).min(1).max(200) })

export const OutboxFilter = z.strictObject({
  channel: z.enum(outboxChannels).optional(),
  state: OutboxState.optional(),
  search: z.string().trim().max(200).optional(),
})

export type OutboxChannel = (typeof outboxChannels)[number]
export type Delivery = z.output<typeof Delivery>
export type Deliveries = Readonly<Record<OutboxChannel, Delivery>>
export type OutboxMessage = z.output<typeof OutboxMessage>
export type OutboxContent = z.output<typeof OutboxContent>
