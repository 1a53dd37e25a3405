import { journeyModes } from '@coverwright/domain/build/product/journey-mode'
import type { EventType } from '@coverwright/domain/events'
import type { DeliveryTry } from '@coverwright/domain/reach/webhook/webhook'
import { deliveryLifecycle, webhookLifecycle } from '@coverwright/domain/reach/webhook/webhook-lifecycle'
import { sql } from 'drizzle-orm'
import { foreignKey, index, integer, jsonb, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { alreadyTaken } from '../../../platform/database/already-taken.ts'
import { tenantTable } from '../../../platform/database/tenant-table.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const webhooks = tenantTable(
  'webhook',
  {
    name: text('name').notNull(),
    address: text('address').notNull(),
    events: text('events').array().$type<EventType[]>().notNull(),
    productIds: uuid('product_ids').array().notNull(),
    mode: text('mode', { enum: journeyModes }).notNull(),
    state: text('state', { enum: webhookLifecycle.states }).notNull().default(webhookLifecycle.initial),
    sealedSecret: text('sealed_secret').notNull(),
    sealedFormer: text('sealed_former'),
    formerUntil: moment('former_until'),
    secretSince: moment('secret_since').notNull().defaultNow(),
    /** In a row, of whatever was sent there. */
    failures: integer('failures').notNull().default(0),
    failingSince: moment('failing_since'),
    /** When the company heard that nothing arrives. */
    toldAt: moment('told_at'),
    /** Until then nothing is sent: it would fail, and hold up what others are told. */
    restUntil: moment('rest_until'),
    lastDeliveredAt: moment('last_delivered_at'),
  },
  (webhook) => [unique('webhook_name').on(webhook.companyId, webhook.name)],
)

export type WebhookRow = typeof webhooks.$inferSelect

alreadyTaken({ webhook_name: { code: 'webhook.name-taken', field: 'name' } })

export const webhookDeliveries = tenantTable(
  'webhook_delivery',
  {
    webhookId: uuid('webhook_id').notNull(),
    type: text('type').notNull(),
    /** As it is sent and signed, byte for byte. */
    body: text('body').notNull(),
    state: text('state', { enum: deliveryLifecycle.states }).notNull().default(deliveryLifecycle.initial),
    tries: integer('tries').notNull().default(0),
    lastTries: jsonb('last_tries').$type<DeliveryTry[]>().notNull().default([]),
    /** When it is tried next, or looked for in case its job is gone; null when it is over. */
    dueAt: moment('due_at'),
  },
  (delivery) => [
    foreignKey({
      name: 'webhook_delivery_webhook',
      columns: [delivery.companyId, delivery.webhookId],
      foreignColumns: [webhooks.companyId, webhooks.id],
    }).onDelete('cascade'),
    index('webhook_delivery_of_webhook').on(delivery.companyId, delivery.webhookId, delivery.createdAt),
    index('webhook_delivery_of_company').on(delivery.companyId, delivery.createdAt),
    index('webhook_delivery_of_state').on(delivery.companyId, delivery.state, delivery.createdAt),
    index('webhook_delivery_by_state').on(delivery.companyId, delivery.webhookId, delivery.state, delivery.createdAt),
    index('webhook_delivery_due').on(delivery.companyId, delivery.dueAt).where(sql`${delivery.dueAt} is not null`),
    index('webhook_delivery_by_time').on(delivery.createdAt),
  ],
)

export type DeliveryRow = typeof webhookDeliveries.$inferSelect
