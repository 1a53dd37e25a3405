import { journeyModes } from '@coverwright/domain/build/product/journey-mode'
import { sql } from 'drizzle-orm'
import { foreignKey, index, integer, text, timestamp, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { tenantTable } from '../../../platform/database/tenant-table.ts'
import { products } from '../../build/product/index.ts'

const counts = {
  productId: uuid('product_id').notNull(),
  mode: text('mode', { enum: journeyModes }).notNull(),
  hour: timestamp('hour', { withTimezone: true }).notNull(),
  /** A page of the site's shell, or a branch behind one (`branchStep`); empty for what is none. */
  page: text('page').notNull(),
  visits: integer('visits').notNull(),
  /** Applications that got past the page, or took the branch, for the first time. */
  steps: integer('steps').notNull(),
  requests: integer('requests').notNull(),
  errors: integer('errors').notNull(),
  /** Answers by how long they took, in the classes of `timeBounds`. */
  times: integer('times').array().notNull(),
}

/** What servers counted and have not added up yet. */
export const trafficNotes = tenantTable('traffic_note', counts, (note) => [
  foreignKey({
    name: 'traffic_note_product',
    columns: [note.companyId, note.productId],
    foreignColumns: [products.companyId, products.id],
  }),
])

/** The same, added up by the worker: one row a page and hour. */
export const trafficHours = tenantTable('traffic_hour', counts, (hour) => [
  unique('traffic_hour_once').on(hour.companyId, hour.productId, hour.mode, hour.page, hour.hour),
  foreignKey({
    name: 'traffic_hour_product',
    columns: [hour.companyId, hour.productId],
    foreignColumns: [products.companyId, products.id],
  }),
  index('traffic_hour_by_time').on(hour.companyId, hour.mode, hour.hour),
])

/** Which pages an application has got past, and which branches it took. */
export const journeySteps = tenantTable(
  'journey_step',
  { applicationId: uuid('application_id').notNull(), page: text('page').notNull() },
  (step) => [
    unique('journey_step_once').on(step.companyId, step.applicationId, step.page),
    index('journey_step_by_time').on(step.companyId, step.createdAt),
  ],
)

/** What the worker found when it asked a live site for its first page. */
export const uptimeHours = tenantTable(
  'uptime_hour',
  {
    productId: uuid('product_id').notNull(),
    host: text('host').notNull(),
    hour: timestamp('hour', { withTimezone: true }).notNull(),
    checks: integer('checks').notNull(),
    failures: integer('failures').notNull(),
  },
  (hour) => [
    unique('uptime_hour_once').on(hour.companyId, hour.productId, hour.host, hour.hour),
    foreignKey({
      name: 'uptime_hour_product',
      columns: [hour.companyId, hour.productId],
      foreignColumns: [products.companyId, products.id],
    }),
  ],
)

export const outages = tenantTable(
  'outage',
  {
    productId: uuid('product_id').notNull(),
    host: text('host').notNull(),
    problem: text('problem').notNull(),
    /** Checks in a row that found nothing. */
    checks: integer('checks').notNull().default(1),
    beganAt: timestamp('began_at', { withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (outage) => [
    foreignKey({
      name: 'outage_product',
      columns: [outage.companyId, outage.productId],
      foreignColumns: [products.companyId, products.id],
    }),
    uniqueIndex('outage_open').on(outage.companyId, outage.host).where(sql`${outage.endedAt} is null`),
    index('outage_by_time').on(outage.companyId, outage.productId, outage.beganAt),
  ],
)
