import { and, inArray, ne } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { ownersWith } from '../document/index.ts'
import { products } from './tables.ts'

/** The names of the products, but for those in the trash, whose dataset looks something up in the data source. */
export async function findProductsAskingFor(tx: ReadTx, source: string): Promise<string[]> {
  const asking = ownersWith(tx, 'body', '$.dataset.properties[*].source ? (@ == $source)', { source })
  const found = await tx
    .select({ name: products.name })
    .from(products)
    .where(and(ne(products.state, 'trash'), inArray(products.id, asking)))
  return found.map(({ name }) => name)
}
