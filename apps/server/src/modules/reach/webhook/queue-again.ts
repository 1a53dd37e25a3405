import { inArray } from 'drizzle-orm'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { deliverWebhook } from './deliver-job.ts'
import { lookAgainAt } from './queue-delivery.ts'
import { type DeliveryRow, webhookDeliveries } from './tables.ts'

/** With all its tries before it, as if it had never been sent. */
export async function queueAgain(tx: WriteTx, ids: readonly string[]): Promise<readonly DeliveryRow[]> {
  const rows = await tx
    .update(webhookDeliveries)
    .set({ state: 'waiting', tries: 0, dueAt: lookAgainAt() })
    .where(inArray(webhookDeliveries.id, [...ids]))
    .returning()
  for (const { id } of rows) await enqueue(tx, deliverWebhook, { deliveryId: id }, { singletonKey: id })
  return rows
}
