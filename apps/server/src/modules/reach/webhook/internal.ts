import { fail } from '@coverwright/domain/errors'
import type { Delivery, Webhook } from '@coverwright/domain/reach/webhook/webhook'
import { eq } from 'drizzle-orm'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import { type DeliveryRow, type WebhookRow, webhookDeliveries, webhooks } from './tables.ts'

export async function getWebhookInCompany(tx: ReadTx, id: string): Promise<WebhookRow> {
  return (await selectRow(tx, webhooks, id)) ?? fail('webhook.not-found')
}

/** What was checked still holds when it is saved. */
export async function lockWebhookInCompany(tx: WriteTx, id: string): Promise<WebhookRow> {
  const [row] = await tx.select().from(webhooks).where(eq(webhooks.id, id)).for('update')
  return row ?? fail('webhook.not-found')
}

/** Nothing is sent while nobody wants it. */
export async function lockActiveWebhook(tx: WriteTx, id: string): Promise<WebhookRow> {
  const webhook = await lockWebhookInCompany(tx, id)
  return webhook.state === 'active' ? webhook : fail('webhook.not-active')
}

export async function saveWebhook(tx: WriteTx, id: string, change: Partial<WebhookRow>): Promise<WebhookRow> {
  const [row] = await tx.update(webhooks).set(change).where(eq(webhooks.id, id)).returning()
  return row ?? fail('webhook.not-found')
}

export async function saveDelivery(tx: WriteTx, id: string, change: Partial<DeliveryRow>): Promise<DeliveryRow> {
  const [row] = await tx.update(webhookDeliveries).set(change).where(eq(webhookDeliveries.id, id)).returning()
  return row ?? fail('webhook.delivery-not-found')
}

export const toWebhook = (row: WebhookRow): Webhook => ({
  id: row.id,
  name: row.name,
  address: row.address,
  events: row.events,
  productIds: row.productIds,
  mode: row.mode,
  state: row.state,
  failingSince: row.failingSince?.toISOString() ?? null,
  lastDeliveredAt: row.lastDeliveredAt?.toISOString() ?? null,
  formerUntil: row.formerUntil?.toISOString() ?? null,
  secretSince: row.secretSince.toISOString(),
  createdAt: row.createdAt.toISOString(),
})

/** The same at every try, so that the other side knows what it has had already. */
export const messageIdOf = ({ id }: Pick<DeliveryRow, 'id'>) => `msg_${id}`

export const toDelivery = (row: DeliveryRow): Delivery => ({
  id: row.id,
  messageId: messageIdOf(row),
  type: row.type,
  state: row.state,
  body: row.body,
  tries: row.lastTries,
  dueAt: row.dueAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
})
