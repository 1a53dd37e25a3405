import { primaryLifecycle } from '@coverwright/domain/publish/primary-product/primary-lifecycle'
import { sql } from 'drizzle-orm'
import { check, foreignKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { tenantTable } from '../../../platform/database/tenant-table.ts'
import { products } from '../../build/product/index.ts'
import { releases } from '../release/index.ts'

/** A product that partners may sell; without a row nobody has asked for it. */
export const primaryProducts = tenantTable(
  'primary_product',
  {
    productId: uuid('product_id').notNull(),
    state: text('state', { enum: primaryLifecycle.states }).notNull().default(primaryLifecycle.initial),
    /** What partners get. */
    releaseId: uuid('release_id'),
    movedAt: timestamp('moved_at', { withTimezone: true }),
  },
  (primary) => [
    unique('primary_product_once').on(primary.companyId, primary.productId),
    foreignKey({
      name: 'primary_product_product',
      columns: [primary.companyId, primary.productId],
      foreignColumns: [products.companyId, products.id],
    }),
    foreignKey({
      name: 'primary_product_release',
      columns: [primary.companyId, primary.releaseId],
      foreignColumns: [releases.companyId, releases.id],
    }),
    check('primary_product_frozen_when_moved', sql`${primary.state} <> 'moved' or ${primary.releaseId} is not null`),
  ],
)
