import { journeyModes } from '@coverwright/domain/build/product/journey-mode'
import { vehicleApprovalLifecycle } from '@coverwright/domain/sell/vehicle-approval/vehicle-approval-lifecycle'
import { sql } from 'drizzle-orm'
import { foreignKey, index, jsonb, text, timestamp, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { tenantTable } from '../../../platform/database/tenant-table.ts'
import { products } from '../../build/product/index.ts'
import { applications } from '../application/index.ts'

/** One file, and the question it was sent for. */
export interface SentMedia {
  readonly fileId: string
  readonly field: string
  readonly label: string
  readonly type: string
}

export const vehicleApprovals = tenantTable(
  'vehicle_approval',
  {
    applicationId: uuid('application_id').notNull(),
    productId: uuid('product_id').notNull(),
    /** What customer and company call it by. */
    number: text('number').notNull(),
    mode: text('mode', { enum: journeyModes }).notNull(),
    state: text('state', { enum: vehicleApprovalLifecycle.states }).notNull().default(vehicleApprovalLifecycle.initial),
    media: jsonb('media').$type<readonly SentMedia[]>().notNull(),
    rejectedFor: text('rejected_for'),
    decidedBy: uuid('decided_by'),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    /** Until when the files are kept; null while nobody has decided. */
    keptUntil: timestamp('kept_until', { withTimezone: true }),
    /** When its files are looked at; null where nothing is to come. */
    dueAt: timestamp('due_at', { withTimezone: true }),
  },
  (approval) => [
    unique('vehicle_approval_number').on(approval.companyId, approval.number),
    uniqueIndex('vehicle_approval_open')
      .on(approval.companyId, approval.applicationId)
      .where(sql`${approval.state} in ('pending', 'submitted')`),
    index('vehicle_approval_due').on(approval.companyId, approval.dueAt).where(sql`${approval.dueAt} is not null`),
    index('vehicle_approval_of_application').on(approval.companyId, approval.applicationId),
    index('vehicle_approval_by_time').on(approval.companyId, approval.createdAt),
    index('vehicle_approval_by_state').on(approval.companyId, approval.state, approval.id),
    index('vehicle_approval_by_state_newest').on(approval.companyId, approval.state, approval.id.desc().nullsFirst()),
    index('vehicle_approval_by_decision').on(approval.companyId, approval.decidedAt, approval.id),
    index('vehicle_approval_by_mode').on(approval.companyId, approval.mode, approval.createdAt),
    foreignKey({
      name: 'vehicle_approval_application',
      columns: [approval.companyId, approval.applicationId],
      foreignColumns: [applications.companyId, applications.id],
    }),
    foreignKey({
      name: 'vehicle_approval_product',
      columns: [approval.companyId, approval.productId],
      foreignColumns: [products.companyId, products.id],
    }),
  ],
)

export type VehicleApprovalRow = typeof vehicleApprovals.$inferSelect
