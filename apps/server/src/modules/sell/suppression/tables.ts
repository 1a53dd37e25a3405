import { suppressionOrigins } from '@coverwright/domain/sell/suppression/suppression'
import { index, text, unique } from 'drizzle-orm/pg-core'
import { tenantTable } from '../../../platform/database/tenant-table.ts'

/** Outlives whoever it is of: erased with them it could not be obeyed. */
export const suppressions = tenantTable(
  'suppression',
  {
    addressHash: text('address_hash').notNull(),
    origin: text('origin', { enum: suppressionOrigins }).notNull(),
  },
  (suppression) => [
    unique('suppression_address').on(suppression.companyId, suppression.addressHash),
    index('suppression_by_time').on(suppression.companyId, suppression.createdAt, suppression.id),
  ],
)

export type SuppressionRow = typeof suppressions.$inferSelect
