import type { CellProblem } from '@coverwright/domain/build/pricing-table/cell-problem'
import type { Corrections } from '@coverwright/domain/build/pricing-table/convert'
import type { Identified, Mapping } from '@coverwright/domain/build/pricing-table/mapping'
import {
  type ConversionReport,
  pricingTableKinds,
  type TableShape,
  type TableWarning,
} from '@coverwright/domain/build/pricing-table/pricing-table'
import { pricingTableLifecycle } from '@coverwright/domain/build/pricing-table/pricing-table-lifecycle'
import { date, foreignKey, integer, jsonb, text, unique, uuid } from 'drizzle-orm/pg-core'
import { alreadyTaken } from '../../../platform/database/already-taken.ts'
import { bytes } from '../../../platform/database/bytes.ts'
import { tenantTable } from '../../../platform/database/tenant-table.ts'
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
    state: text('state', { enum: pricingTableLifecycle.states }).notNull(),
    /** Both included; null is open. */
    effectiveFrom: date('effective_from', { mode: 'string' }),
    effectiveTo: date('effective_to', { mode: 'string' }),
    columns: jsonb('columns').$type<TableShape>(),
    /** As `packRows` writes them; null until the table is converted. */
    rows: bytes('rows'),
    rowCount: integer('row_count').notNull().default(0),
    revision: integer('revision').notNull().default(1),
    sourceName: text('source_name').notNull().default(''),
    fileId: uuid('file_id'),
    /** The work under way; null when there is none. */
    jobId: uuid('job_id'),
    reasons: text('reasons').array().notNull().default([]),
    report: jsonb('report').$type<ConversionReport>(),
    identified: jsonb('identified').$type<Identified>(),
    mapping: jsonb('mapping').$type<Mapping>(),
    corrections: jsonb('corrections').$type<Corrections>().notNull().default({ cells: {}, skipped: [] }),
    problems: jsonb('problems').$type<CellProblem[]>().notNull().default([]),
    tableWarnings: jsonb('table_warnings').$type<TableWarning[]>().notNull().default([]),
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

/** What was read of the file, a row a sheet. */
export const pricingTableSheets = tenantTable(
  'pricing_table_sheet',
  {
    versionId: uuid('version_id').notNull(),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    rowCount: integer('row_count').notNull(),
    columnCount: integer('column_count').notNull(),
    content: bytes('content').notNull(),
  },
  (sheet) => [
    foreignKey({
      name: 'pricing_table_sheet_version',
      columns: [sheet.companyId, sheet.versionId],
      foreignColumns: [pricingTableVersions.companyId, pricingTableVersions.id],
    }).onDelete('cascade'),
    unique('pricing_table_sheet_position').on(sheet.companyId, sheet.versionId, sheet.position),
  ],
)

export type PricingTableRow = typeof pricingTables.$inferSelect
export type VersionRow = typeof pricingTableVersions.$inferSelect

alreadyTaken({
  pricing_table_name: { code: 'pricing-table.name-taken', field: 'name' },
})
