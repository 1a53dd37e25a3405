import type { webhook } from '@coverwright/contract/reach/webhook'
import { and, eq } from 'drizzle-orm'
import { selectPage } from '../../../platform/database/select-page.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { getWebhookInCompany, toDelivery } from './internal.ts'
import { webhookDeliveries } from './tables.ts'

export const listDeliveries: HandlerOf<typeof webhook, 'listDeliveries'> = async (
  { tx },
  { webhookId, state },
  { orderBy = '-createdAt', ...paging },
) => {
  if (webhookId) await getWebhookInCompany(tx, webhookId)
  const where = and(
    webhookId ? eq(webhookDeliveries.webhookId, webhookId) : undefined,
    state ? eq(webhookDeliveries.state, state) : undefined,
  )
  const { items, ...page } = await selectPage(tx, webhookDeliveries, where, { orderBy, ...paging })
  return { items: items.map(toDelivery), ...page }
}
