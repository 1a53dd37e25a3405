import type { webhook } from '@coverwright/contract/reach/webhook'
import { testEvent } from '@coverwright/domain/reach/webhook/webhook'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { lockActiveWebhook, saveWebhook, toDelivery } from './internal.ts'
import { queueDelivery } from './queue-delivery.ts'

/** Whoever tries it out waits for it: an address that was left alone is asked again at once. */
export const sendTest: HandlerOf<typeof webhook, 'sendTest'> = async ({ tx, audit, now }, { id }) => {
  const { name, mode } = await lockActiveWebhook(tx, id)
  await saveWebhook(tx, id, { restUntil: null })
  const row = await queueDelivery(tx, { id }, { type: testEvent, at: now, data: { webhookId: id, mode } })
  await audit(id, { name, deliveryId: row.id })
  return toDelivery(row)
}
