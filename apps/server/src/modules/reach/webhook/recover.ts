import type { webhook } from '@coverwright/contract/reach/webhook'
import { maxRecovered } from '@coverwright/domain/reach/webhook/webhook'
import { and, asc, eq, gte } from 'drizzle-orm'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { lockActiveWebhook, saveWebhook } from './internal.ts'
import { queueAgain } from './queue-again.ts'
import { webhookDeliveries } from './tables.ts'

/** The oldest first. Those beyond the limit are found by asking again. */
export const recover: HandlerOf<typeof webhook, 'recover'> = async ({ tx, audit }, { id, since }) => {
  const { name } = await lockActiveWebhook(tx, id)
  const failed = await tx
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.webhookId, id),
        eq(webhookDeliveries.state, 'failed'),
        gte(webhookDeliveries.createdAt, new Date(since)),
      ),
    )
    .orderBy(asc(webhookDeliveries.createdAt))
    .limit(maxRecovered)
  await saveWebhook(tx, id, { restUntil: null })
  const rows =
    failed.length > 0
      ? await queueAgain(
          tx,
          failed.map((row) => row.id),
        )
      : []
  await audit(id, { name, since, count: rows.length })
  return rows.length
}
