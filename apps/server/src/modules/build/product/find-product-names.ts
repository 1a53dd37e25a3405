import { and, eq, inArray, ne } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { products } from './tables.ts'

export async function findProductNames(tx: ReadTx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { id, name } = products
  const rows =
    ids.length === 0
      ? []
      : await tx
          .select({ id, name })
          .from(products)
          .where(inArray(id, [...ids]))
  return new Map(rows.map((row) => [row.id, row.name]))
}

/** Those in the trash stand in nobody's way. */
export const isProductNameTaken = async (tx: ReadTx, name: string): Promise<boolean> =>
  (await tx.$count(products, and(eq(products.name, name), ne(products.state, 'trash')))) > 0
