import { eq, inArray } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { findProductsIn } from '../product/index.ts'
import { pricingTables, pricingTableVersions } from './tables.ts'

/** The products that tables, and versions of them, belong to. */
export const pricingTableFinders = {
  pricingTable: findProductsIn(pricingTables),
  pricingTableVersion: async (tx: ReadTx, ids: readonly string[]) => {
    const rows = await tx
      .selectDistinct({ productId: pricingTables.productId })
      .from(pricingTableVersions)
      .innerJoin(pricingTables, eq(pricingTables.id, pricingTableVersions.tableId))
      .where(inArray(pricingTableVersions.id, [...ids]))
    return rows.map(({ productId }) => productId)
  },
}
