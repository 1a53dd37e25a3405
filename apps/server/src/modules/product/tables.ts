import { countries } from '@coverwright/domain/fields'
import { currencies } from '@coverwright/domain/money/money'
import { insuranceLines, languages, productTypes } from '@coverwright/domain/product/product'
import { productLifecycle } from '@coverwright/domain/product/product-lifecycle'
import { sql } from 'drizzle-orm'
import { integer, jsonb, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { tenantTable } from '../../platform/database/tenant-table.ts'

export const products = tenantTable(
  'product',
  {
    name: text('name').notNull(),
    description: text('description').notNull(),
    type: text('type', { enum: productTypes }).notNull(),
    line: text('line', { enum: insuranceLines }).notNull(),
    country: text('country', { enum: countries }).notNull(),
    currency: text('currency', { enum: currencies }).notNull(),
    languages: text('languages', { enum: languages }).array().notNull(),
    timeZone: text('time_zone').notNull(),
    state: text('state', { enum: productLifecycle.states }).notNull().default(productLifecycle.initial),
    revision: integer('revision').notNull().default(1),
    /** As it was saved, in the version of that time; `parseBody` reads it. */
    body: jsonb('body'),
    shell: jsonb('shell'),
  },
  (product) => [
    uniqueIndex('product_name').on(product.companyId, product.name).where(sql`${product.state} <> 'trash'`),
  ],
)

export type ProductRow = typeof products.$inferSelect
