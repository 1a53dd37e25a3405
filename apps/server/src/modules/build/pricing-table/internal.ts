import { dataOfBody, type TableShapes, usersOfTable } from '@coverwright/domain/build/pricing-table/data-of-body'
import type { KnownData } from '@coverwright/domain/build/pricing-table/known-data'
import type { PricingTable, PricingTableVersion } from '@coverwright/domain/build/pricing-table/pricing-table'
import { pricingTableLifecycle } from '@coverwright/domain/build/pricing-table/pricing-table-lifecycle'
import { fail } from '@coverwright/domain/errors'
import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, ne } from 'drizzle-orm'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import { publish } from '../../../platform/live/publish.ts'
import { readDocument } from '../document/index.ts'
import { headingsOf } from '../keyword/index.ts'
import { bodyDocument, lockProductInCompany } from '../product/index.ts'
import { type PricingTableRow, pricingTables, pricingTableVersions, type VersionRow } from './tables.ts'

const { rows: _rows, ...lightColumns } = getTableColumns(pricingTableVersions)

/** A version without its rows, which may be megabytes. */
export type LightVersion = Omit<VersionRow, 'rows'>

export async function getTableInCompany(tx: ReadTx, id: string): Promise<PricingTableRow> {
  const [row] = await tx.select().from(pricingTables).where(eq(pricingTables.id, id))
  return row ?? fail('pricing-table.not-found')
}

export async function getVersionInCompany(tx: ReadTx, id: string): Promise<LightVersion> {
  const [row] = await tx.select(lightColumns).from(pricingTableVersions).where(eq(pricingTableVersions.id, id))
  return row ?? fail('pricing-table.not-found')
}

/** With its columns and rows; a version that has none yet is not at the step that needs them. */
export async function getContent(tx: ReadTx, id: string) {
  const { columns, rows } = pricingTableVersions
  const [row] = await tx
    .select({ shape: columns, rows })
    .from(pricingTableVersions)
    .where(eq(pricingTableVersions.id, id))
  if (!row) return fail('pricing-table.not-found')
  return row.shape && row.rows ? { shape: row.shape, rows: row.rows } : fail('pricing-table.state')
}

type Event = Parameters<typeof pricingTableLifecycle.next>[1]

interface Saved {
  readonly id: string
  readonly revision: number
}

/** Locked for the rest of the transaction, with the state the event leads to; refused where it leads nowhere. */
export async function versionFor(tx: WriteTx, { id, revision }: Saved, event: Event) {
  const [row] = await tx
    .select(lightColumns)
    .from(pricingTableVersions)
    .where(eq(pricingTableVersions.id, id))
    .for('update')
  if (!row) return fail('pricing-table.not-found')
  if (row.jobId !== null) return fail('pricing-table.working')
  if (row.revision !== revision) return fail('pricing-table.changed-meanwhile')
  const state = pricingTableLifecycle.next(row.state, event) ?? fail('pricing-table.state')
  return { version: row, state }
}

/** Saves, counts the save, and tells the screens. */
export async function saveVersion(
  tx: WriteTx,
  { id, revision }: Saved,
  change: Partial<typeof pricingTableVersions.$inferInsert>,
): Promise<LightVersion> {
  const [row] = await tx
    .update(pricingTableVersions)
    .set({ ...change, revision: revision + 1 })
    .where(eq(pricingTableVersions.id, id))
    .returning(lightColumns)
  publish(tx, { kind: 'pricing', subjectId: id })
  return row ?? fail('pricing-table.not-found')
}

export const bodyOf = (tx: ReadTx, productId: string) => readDocument(tx, bodyDocument, productId)

/** What columns can be mapped to. A product without a body asks for nothing yet. */
export async function knownDataFor(tx: ReadTx, { tableId }: Pick<VersionRow, 'tableId'>): Promise<KnownData[]> {
  const table = await getTableInCompany(tx, tableId)
  const body = await bodyOf(tx, table.productId)
  if (!body) return []
  const known = dataOfBody(body, await shapesBeside(tx, table))
  const headings = await headingsOf(
    tx,
    known.map(({ name }) => name),
  )
  return known.map((data) => withTitles(data, headings.get(data.name) ?? []))
}

const withTitles = (data: KnownData, more: readonly string[]): KnownData =>
  more.length === 0 ? data : { ...data, titles: [...(data.titles ?? []), ...more] }

/** The columns of the product's other tables, as they were last converted: what comes of one can be asked by the next. */
export async function shapesBeside(tx: ReadTx, { id, productId }: PricingTableRow): Promise<TableShapes> {
  const rows = await tx
    .select({ name: pricingTables.name, shape: pricingTableVersions.columns })
    .from(pricingTableVersions)
    .innerJoin(pricingTables, eq(pricingTables.id, pricingTableVersions.tableId))
    .where(
      and(eq(pricingTables.productId, productId), ne(pricingTables.id, id), isNotNull(pricingTableVersions.columns)),
    )
    .orderBy(asc(pricingTableVersions.number))
  return Object.fromEntries(rows.flatMap(({ name, shape }) => (shape ? [[name, shape]] : [])))
}

/** Tables change under their product's lock; what was there before it was got may be gone or renamed since. */
export async function lockTable(tx: WriteTx, id: string) {
  const { productId } = await getTableInCompany(tx, id)
  await lockProductInCompany(tx, productId)
  return { table: await getTableInCompany(tx, id) }
}

export async function nextNumber(tx: ReadTx, tableId: string): Promise<number> {
  const { number, tableId: of } = pricingTableVersions
  const [last] = await tx
    .select({ number })
    .from(pricingTableVersions)
    .where(eq(of, tableId))
    .orderBy(desc(number))
    .limit(1)
  return (last?.number ?? 0) + 1
}

export async function toTables(
  tx: ReadTx,
  productId: string,
  tables: readonly PricingTableRow[],
): Promise<PricingTable[]> {
  const ids = tables.map(({ id }) => id)
  const versions =
    ids.length === 0
      ? []
      : await tx
          .select(lightColumns)
          .from(pricingTableVersions)
          .where(inArray(pricingTableVersions.tableId, ids))
          .orderBy(desc(pricingTableVersions.number))
  const body = await bodyOf(tx, productId)
  return tables.map(({ id, name, kind }) => ({
    id,
    productId,
    name,
    kind,
    versions: versions.filter(({ tableId }) => tableId === id).map(toVersion),
    usedBy: body ? usersOfTable(body, name) : [],
  }))
}

export const toVersion = (row: LightVersion): PricingTableVersion => ({
  id: row.id,
  tableId: row.tableId,
  number: row.number,
  state: row.state,
  revision: row.revision,
  sourceName: row.sourceName,
  effectiveFrom: row.effectiveFrom,
  effectiveTo: row.effectiveTo,
  rowCount: row.rowCount,
  report: row.report,
  reasons: row.reasons,
  isWorking: row.jobId !== null,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})
