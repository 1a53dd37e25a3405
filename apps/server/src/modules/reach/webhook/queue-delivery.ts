import { sql } from 'drizzle-orm'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { lookAgainMs } from '../../../platform/jobs/hand-over-due.ts'
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
  const dueAt = lookAgainAt()
  const [row] = await tx.insert(webhookDeliveries).values({ webhookId, type, body, dueAt }).returning()
  if (!row) throw new Error('The delivery was not saved')
  await enqueue(tx, deliverWebhook, { deliveryId: row.id }, { singletonKey: row.id })
  return row
}

/** Whatever becomes of its job: one that was given up is found by then, and tried anew. */
export const lookAgainAt = () => sql<Date>`now() + ${lookAgainMs} * interval '1 millisecond'`
