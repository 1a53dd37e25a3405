import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { deliverWebhook } from './deliver-job.ts'
import { type DeliveryRow, type WebhookRow, webhookDeliveries } from './tables.ts'

interface Message {
  readonly type: string
  readonly at: Date
  readonly data: Readonly<Record<string, unknown>>
}

/** As Standard Webhooks has it. Written down with what happened, and sent by a job of the same transaction. */
export async function queueDelivery(
  tx: WriteTx,
  { id: webhookId }: Pick<WebhookRow, 'id'>,
  { type, at, data }: Message,
): Promise<DeliveryRow> {
  const body = JSON.stringify({ type, timestamp: at.toISOString(), data })
  const [row] = await tx.insert(webhookDeliveries).values({ webhookId, type, body }).returning()
  if (!row) throw new Error('The delivery was not saved')
  await enqueue(tx, deliverWebhook, { deliveryId: row.id }, { singletonKey: row.id })
  return row
}
