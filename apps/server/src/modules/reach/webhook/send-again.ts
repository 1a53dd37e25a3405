import type { webhook } from '@coverwright/contract/reach/webhook'
import { fail } from '@coverwright/domain/errors'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { lockActiveWebhook, saveWebhook, toDelivery } from './internal.ts'
import { queueAgain } from './queue-again.ts'
import { webhookDeliveries } from './tables.ts'

/** Under the same id: whoever had it already can tell. */
export const sendAgain: HandlerOf<typeof webhook, 'sendAgain'> = async ({ tx, audit }, { id }) => {
  const sent = (await selectRow(tx, webhookDeliveries, id)) ?? fail('webhook.delivery-not-found')
  const { name } = await lockActiveWebhook(tx, sent.webhookId)
  const before = (await selectRow(tx, webhookDeliveries, id)) ?? fail('webhook.delivery-not-found')
  if (before.state === 'waiting') return fail('webhook.still-waiting')
  await saveWebhook(tx, before.webhookId, { restUntil: null })
  const [row] = await queueAgain(tx, [id])
  await audit(id, { name, type: before.type })
  return toDelivery(row ?? before)
}
