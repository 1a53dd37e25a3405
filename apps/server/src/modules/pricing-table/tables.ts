import { pricingTableKinds, pricingTableStates, type TableShape } from '@coverwright/domain/pricing-table/pricing-table'
import { date, foreignKey, integer, jsonb, text, unique, uuid } from 'drizzle-orm/pg-core'
import { bytes } from '../../platform/database/bytes.ts'
import { tenantTable } from '../../platform/database/tenant-table.ts'
import { products } from '../product/index.ts'

export const pricingTables = tenantTable(
  'pricing_table',
  {
    productId: uuid('product_id').notNull(),
    name: text('name').notNull(),
    kind: text('kind', { enum: pricingTableKinds }).notNull(),
  },
  (table) => [
    foreignKey({
      name: 'pricing_table_product',
      columns: [table.companyId, table.productId],
      foreignColumns: [products.companyId, products.id],
    }),
    unique('pricing_table_name').on(table.companyId, table.productId, table.name),
  ],
)

export const pricingTableVersions = tenantTable(
  'pricing_table_version',
  {
    tableId: uuid('table_id').notNull(),
    number: integer('number').notNull(),
    state: text('state', { enum: pricingTableStates }).notNull(),
    /** Both included; null is open. */
    effectiveFrom: date('effective_from', { mode: 'string' }),
    effectiveTo: date('effective_to', { mode: 'string' }),
    columns: jsonb('columns').$type<TableShape>().notNull(),
    /** As `packRows` writes them. */
    rows: bytes('rows').notNull(),
    rowCount: integer('row_count').notNull(),
  },
  (version) => [
    foreignKey({
      name: 'pricing_table_version_table',
      columns: [version.companyId, version.tableId],
      foreignColumns: [pricingTables.companyId, pricingTables.id],
    }),
    unique('pricing_table_version_number').on(version.companyId, version.tableId, version.number),
  ],
)
