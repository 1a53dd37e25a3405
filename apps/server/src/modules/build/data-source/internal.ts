import { gunzipSync, gzipSync } from 'node:zlib'
import type { DataSource, Feed } from '@coverwright/domain/build/data-source/data-source'
import { fail } from '@coverwright/domain/errors'
import { eq } from 'drizzle-orm'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import { type DataSourceRow, dataSources } from './tables.ts'

export async function getDataSourceInCompany(tx: ReadTx, id: string): Promise<DataSourceRow> {
  const [row] = await tx.select().from(dataSources).where(eq(dataSources.id, id))
  return row ?? fail('data-source.not-found')
}

/** Held until the transaction ends: of two who delete it at once the second finds it gone. */
export async function lockDataSourceInCompany(tx: WriteTx, id: string): Promise<DataSourceRow> {
  const [row] = await tx.select().from(dataSources).where(eq(dataSources.id, id)).for('update')
  return row ?? fail('data-source.not-found')
}

export const packCells = (rows: readonly (readonly string[])[]): Uint8Array => gzipSync(JSON.stringify(rows))

/** The rows were read from a file by `readDataSource` before they were packed. */
export const unpackCells = (packed: Uint8Array): string[][] =>
  JSON.parse(gunzipSync(packed).toString('utf8')) as string[][]

export const toDataSource = (row: DataSourceRow): DataSource => ({
  id: row.id,
  name: row.name,
  columns: row.columns,
  rowCount: row.rowCount,
  feed: feedOf(row),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})

function feedOf({ connectorId, listPath: path, every, refreshedAt, nextAt, problem }: DataSourceRow): Feed | null {
  if (connectorId === null || path === null || every === null) return null
  return {
    connectorId,
    path,
    every,
    refreshedAt: refreshedAt?.toISOString() ?? null,
    nextAt: nextAt?.toISOString() ?? null,
    problem,
  }
}

export async function saveDataSource(
  tx: WriteTx,
  id: string,
  change: Partial<typeof dataSources.$inferInsert>,
): Promise<DataSourceRow> {
  const [row] = await tx.update(dataSources).set(change).where(eq(dataSources.id, id)).returning()
  return row ?? fail('data-source.not-found')
}
