import { requestLifecycle } from '@coverwright/domain/publish/publisher/publish-request'
import { scheduleKinds, scheduleLifecycle } from '@coverwright/domain/publish/publisher/schedule-event'
import { accesses } from '@coverwright/domain/publish/publisher/stage'
import { sql } from 'drizzle-orm'
import { boolean, foreignKey, index, text, timestamp, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { tenantTable } from '../../../platform/database/tenant-table.ts'
import { products } from '../../build/product/index.ts'
import { releases } from '../release/index.ts'

export const scheduleEvents = tenantTable(
  'schedule_event',
  {
    name: text('name').notNull(),
    kind: text('kind', { enum: scheduleKinds }).notNull(),
    host: text('host').notNull(),
    productId: uuid('product_id').notNull(),
    /** What goes there; nothing does when it goes offline. */
    releaseId: uuid('release_id'),
    localTime: text('local_time').notNull(),
    timeZone: text('time_zone').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    state: text('state', { enum: scheduleLifecycle.states }).notNull().default(scheduleLifecycle.initial),
    doneAt: timestamp('done_at', { withTimezone: true }),
    problem: text('problem'),
    askedBy: uuid('asked_by').notNull(),
    approvedBy: uuid('approved_by'),
  },
  (event) => [
    foreignKey({
      name: 'schedule_event_product',
      columns: [event.companyId, event.productId],
      foreignColumns: [products.companyId, products.id],
    }),
    foreignKey({
      name: 'schedule_event_release',
      columns: [event.companyId, event.releaseId],
      foreignColumns: [releases.companyId, releases.id],
    }),
    index('schedule_event_at').on(event.companyId, event.at),
  ],
)

export const publishRequests = tenantTable(
  'publish_request',
  {
    kind: text('kind', { enum: scheduleKinds }).notNull(),
    host: text('host').notNull(),
    productId: uuid('product_id').notNull(),
    releaseId: uuid('release_id').notNull(),
    localTime: text('local_time'),
    name: text('name'),
    changes: text('changes').array().notNull(),
    /** Why it shall go live though test cases fail. */
    casesReason: text('cases_reason'),
    state: text('state', { enum: requestLifecycle.states }).notNull().default(requestLifecycle.initial),
    askedBy: uuid('asked_by').notNull(),
    decidedBy: uuid('decided_by'),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    reason: text('reason'),
  },
  (request) => [
    foreignKey({
      name: 'publish_request_product',
      columns: [request.companyId, request.productId],
      foreignColumns: [products.companyId, products.id],
    }),
    foreignKey({
      name: 'publish_request_release',
      columns: [request.companyId, request.releaseId],
      foreignColumns: [releases.companyId, releases.id],
    }),
    uniqueIndex('publish_request_pending').on(request.companyId, request.host).where(sql`${request.state} = 'pending'`),
  ],
)

/** How a company publishes; without a row nobody has chosen yet. */
export const publishSettings = tenantTable(
  'publish_setting',
  { needsApproval: boolean('needs_approval').notNull() },
  (setting) => [unique('publish_setting_once').on(setting.companyId)],
)

/** Which brokers see a product; without a row those bound to the company. */
export const productAccesses = tenantTable(
  'product_access',
  { productId: uuid('product_id').notNull(), access: text('access', { enum: accesses }).notNull() },
  (access) => [
    unique('product_access_once').on(access.companyId, access.productId),
    foreignKey({
      name: 'product_access_product',
      columns: [access.companyId, access.productId],
      foreignColumns: [products.companyId, products.id],
    }),
  ],
)

export type ScheduleEventRow = typeof scheduleEvents.$inferSelect
export type PublishRequestRow = typeof publishRequests.$inferSelect
