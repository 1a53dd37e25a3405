import { journeyModes } from '@coverwright/domain/build/product/journey-mode'
import { bigint, integer, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { tenantTable } from '../../../platform/database/tenant-table.ts'

const minor = (name: string) => bigint(name, { mode: 'number' }).notNull()

const figure = {
  kind: text('kind', { enum: ['start', 'quote', 'sale', 'partner-sale'] }).notNull(),
  mode: text('mode', { enum: journeyModes }).notNull(),
  productId: uuid('product_id').notNull(),
  /** Of a sale; empty before. */
  plan: text('plan').notNull(),
  currency: text('currency').notNull(),
  at: timestamp('at', { withTimezone: true }).notNull(),
  counted: integer('counted').notNull(),
  netMinor: minor('net_minor'),
  commissionMinor: minor('commission_minor'),
  feeMinor: minor('fee_minor'),
  taxMinor: minor('tax_minor'),
  grossMinor: minor('gross_minor'),
}

/** What was started, quoted and sold and is not added up yet: written by the database with the record itself. */
export const figureNotes = tenantTable('figure_note', figure)

/** The same, added up by hour and by day where the company is. */
export const figureSums = tenantTable(
  'figure_sum',
  { step: text('step', { enum: ['hour', 'day'] }).notNull(), ...figure },
  (sum) => [
    unique('figure_sum_once').on(
      sum.companyId,
      sum.step,
      sum.mode,
      sum.at,
      sum.kind,
      sum.productId,
      sum.plan,
      sum.currency,
    ),
  ],
)
