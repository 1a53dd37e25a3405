import { and, arrayContains, eq } from 'drizzle-orm'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import type { Listener, RaisedEvent } from '../../../platform/events/listener.ts'
import { queueDelivery } from './queue-delivery.ts'
import { type Subject, subjectOf } from './subject-of.ts'
import { type WebhookRow, webhooks } from './tables.ts'

/** Writes down what each address is to be told. */
export const tellWebhooks: Listener = {
  name: 'webhooks',
  hear: async (tx, event) => {
    const listening = await listeningFor(tx, event)
    if (listening.length === 0) return
    const subject = await subjectOf(tx, event.fields)
    const { type, fields, raisedAt: at } = event
    for (const webhook of listening)
      if (wants(webhook, subject)) await queueDelivery(tx, webhook, { type, at, data: { ...fields, ...subject } })
  },
}

/** A company has a few, so that most events cost one look. */
const listeningFor = (tx: WriteTx, { type }: RaisedEvent) =>
  tx
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.state, 'active'), arrayContains(webhooks.events, [type])))

/** What is of no product is of no journey either, and told to whoever has not narrowed it down. */
function wants({ productIds, mode }: WebhookRow, subject: Subject | undefined): boolean {
  if (!subject) return productIds.length === 0
  return subject.mode === mode && (productIds.length === 0 || productIds.includes(subject.productId))
}
