import { and, ne, sql } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { products } from './tables.ts'

/** The names of the products, but for those in the trash, whose dataset looks something up in the data source. */
export async function findProductsAskingFor(tx: ReadTx, source: string): Promise<string[]> {
  const uses = sql`jsonb_path_exists(${products.body}, '$.dataset.properties[*].source ? (@ == $source)', ${JSON.stringify({ source })}::jsonb)`
  const found = await tx
    .select({ name: products.name })
    .from(products)
    .where(and(ne(products.state, 'trash'), uses))
  return found.map(({ name }) => name)
}
