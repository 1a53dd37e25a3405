import type { TableShape } from '@coverwright/domain/build/pricing-table/pricing-table'
import type { RatingTable } from '@coverwright/domain/build/rating/rating-table'
import { and, asc, eq, inArray, max } from 'drizzle-orm'
import { type PackedTable, unpackTables } from '../../../adapters/spreadsheets/packed-tables.ts'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { pricingTables, pricingTableVersions } from './tables.ts'

interface ActiveTable {
  readonly name: string
  readonly shape: TableShape
  readonly versions: readonly (typeof pricingTableVersions.$inferSelect)[]
}

/** The tables of a product that are in force: each active version is the rates of its days. */
export async function findActiveVersions(tx: ReadTx, productId: string): Promise<ActiveTable[]> {
  const found = await tx
    .select({ name: pricingTables.name, version: pricingTableVersions })
    .from(pricingTableVersions)
    .innerJoin(pricingTables, eq(pricingTables.id, pricingTableVersions.tableId))
    .where(and(eq(pricingTables.productId, productId), eq(pricingTableVersions.state, 'active')))
    .orderBy(asc(pricingTables.name), asc(pricingTableVersions.number))
  return [...Map.groupBy(found, ({ name }) => name)].flatMap(([name, rows]) => {
    // All active versions of a table have its columns: those of the last stand for all.
    const shape = rows.at(-1)?.version.columns
    return shape ? [{ name, shape, versions: rows.map(({ version }) => version) }] : []
  })
}

/** As pricing reads them. */
export const findActiveTables = async (tx: ReadTx, productId: string): Promise<RatingTable[]> =>
  unpackTables(await findPackedTables(tx, productId))

/** The same, to be unpacked in a thread. */
export async function findPackedTables(tx: ReadTx, productId: string): Promise<PackedTable[]> {
  const tables = await findActiveVersions(tx, productId)
  return tables.map(({ name, shape, versions }) => ({
    name,
    shape,
    editions: versions.map(({ effectiveFrom: from, effectiveTo: to, rows }) => ({ from, to, rows })),
  }))
}

/** Whether a table prices or decides, by its name. */
export async function findTableKinds(tx: ReadTx, productId: string) {
  const { name, kind } = pricingTables
  const rows = await tx.select({ name, kind }).from(pricingTables).where(eq(pricingTables.productId, productId))
  return new Map(rows.map((row) => [row.name, row.kind]))
}

/** When the tables of each product were changed last: another text wherever one of them is another. */
export async function findTableMarks(tx: ReadTx, productIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (productIds.length === 0) return new Map()
  const rows = await tx
    .select({ productId: pricingTables.productId, changedAt: max(pricingTableVersions.updatedAt) })
    .from(pricingTables)
    .innerJoin(pricingTableVersions, eq(pricingTableVersions.tableId, pricingTables.id))
    .where(inArray(pricingTables.productId, [...productIds]))
    .groupBy(pricingTables.productId)
  return new Map(rows.map(({ productId, changedAt }) => [productId, changedAt?.toISOString() ?? '']))
}
