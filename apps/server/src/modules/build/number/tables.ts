import { separators } from '@coverwright/domain/build/policy-number/policy-number'
import { sql } from 'drizzle-orm'
import { bigint, check, date, foreignKey, integer, text, unique, uuid } from 'drizzle-orm/pg-core'
import { alreadyTaken } from '../../../platform/database/already-taken.ts'
import { tenantTable } from '../../../platform/database/tenant-table.ts'
import { products } from '../product/index.ts'

/** Twelve digits at most: a double holds them exactly. */
const count = (name: string) => bigint(name, { mode: 'number' })

export const policyNumbers = tenantTable(
  'policy_number',
  {
    name: text('name').notNull(),
    prefixes: text('prefixes').array().notNull(),
    symbol: text('symbol', { enum: separators }),
    length: integer('length').notNull(),
    startCount: count('start_count').notNull(),
    endNumber: count('end_number').notNull(),
    suffixes: text('suffixes').array().notNull(),
    startDate: date('start_date', { mode: 'string' }),
    endDate: date('end_date', { mode: 'string' }),
    minCount: count('min_count'),
    maxCount: count('max_count'),
    usedCount: count('used_count').notNull().default(0),
  },
  (design) => [
    unique('policy_number_name').on(design.companyId, design.name),
    check(
      'policy_number_within_limit',
      sql`${design.usedCount} <= ${design.endNumber} - ${design.startCount} + 1 and ${design.usedCount} <= coalesce(${design.maxCount}, ${design.usedCount})`,
    ),
  ],
)

/** Which design the policies of a product are numbered by. */
export const numberedProducts = tenantTable(
  'numbered_product',
  { productId: uuid('product_id').notNull(), policyNumberId: uuid('policy_number_id').notNull() },
  (link) => [
    unique('numbered_product_once').on(link.companyId, link.productId),
    foreignKey({
      name: 'numbered_product_product',
      columns: [link.companyId, link.productId],
      foreignColumns: [products.companyId, products.id],
    }),
    foreignKey({
      name: 'numbered_product_design',
      columns: [link.companyId, link.policyNumberId],
      foreignColumns: [policyNumbers.companyId, policyNumbers.id],
    }),
  ],
)

export type PolicyNumberRow = typeof policyNumbers.$inferSelect

/** Short codes of a product that may stand in its policy numbers. */
export const numberFields = tenantTable(
  'number_field',
  {
    productId: uuid('product_id').notNull(),
    name: text('name').notNull(),
    value: text('value').notNull(),
  },
  (field) => [
    unique('number_field_name').on(field.companyId, field.productId, field.name),
    foreignKey({
      name: 'number_field_product',
      columns: [field.companyId, field.productId],
      foreignColumns: [products.companyId, products.id],
    }),
  ],
)

alreadyTaken({
  policy_number_name: { code: 'number.name-taken', field: 'name' },
})
