import type { RatingTable } from '@coverwright/domain/rating/rating-table'
import { and, asc, eq, or } from 'drizzle-orm'
import type { ReadTx } from '../../platform/database/with-tenant.ts'
import { unpackRows } from './pack-rows.ts'
import { pricingTables, pricingTableVersions } from './tables.ts'

/** The tables of a product as pricing reads them: each active version is the rates of its days. */
export async function findActiveTables(tx: ReadTx, productId: string): Promise<RatingTable[]> {
  const found = await tx
    .select({ name: pricingTables.name, version: pricingTableVersions })
    .from(pricingTableVersions)
    .innerJoin(pricingTables, eq(pricingTables.id, pricingTableVersions.tableId))
    .where(and(eq(pricingTables.productId, productId), eq(pricingTableVersions.state, 'active')))
    .orderBy(asc(pricingTables.name), asc(pricingTableVersions.number))
  const byName = Map.groupBy(found, ({ name }) => name)
  return [...byName].flatMap(([name, versions]) => {
    // All active versions of a table have its columns: those of the last stand for all.
    const shape = versions.at(-1)?.version.columns
    const editions = versions.map(({ version }) => ({
      from: version.effectiveFrom,
      to: version.effectiveTo,
      rows: version.rows ? unpackRows(version.rows) : [],
    }))
    return shape ? [{ ...shape, name, editions }] : []
  })
}

/** Whether a table prices or decides, by its name. */
export async function findTableKinds(tx: ReadTx, productId: string) {
  const { name, kind } = pricingTables
  const rows = await tx.select({ name, kind }).from(pricingTables).where(eq(pricingTables.productId, productId))
  return new Map(rows.map((row) => [row.name, row.kind]))
}

/** The product that a table, or a version of one, belongs to. */
export async function findProductOfTable(tx: ReadTx, id: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ productId: pricingTables.productId })
    .from(pricingTables)
    .leftJoin(pricingTableVersions, eq(pricingTableVersions.tableId, pricingTables.id))
    .where(or(eq(pricingTables.id, id), eq(pricingTableVersions.id, id)))
    .limit(1)
  return row?.productId
}
