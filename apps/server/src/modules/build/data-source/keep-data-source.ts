import { readDataSource } from '@coverwright/domain/build/data-source/read-data-source'
import { fail } from '@coverwright/domain/errors'
import { isNull, sql } from 'drizzle-orm'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { packCells } from './internal.ts'
import { type DataSourceRow, dataSources } from './tables.ts'

/** Keeps what a CSV text says under a name. What was there before under that name is replaced. */
export async function keepDataSource(tx: WriteTx, name: string, text: string): Promise<DataSourceRow> {
  const read = readDataSource(text)
  if ('problems' in read)
    return fail('data-source.unreadable', Object.fromEntries(read.problems.map((what, at) => [`file.${at}`, what])))
  const kept = { columns: read.columns, rows: packCells(read.rows), rowCount: read.rows.length }
  const [row] = await tx
    .insert(dataSources)
    .values({ name, ...kept })
    .onConflictDoUpdate({
      target: [dataSources.companyId, dataSources.name],
      set: { ...kept, updatedAt: sql`now()` },
      // What is uploaded would be replaced by itself at the next refresh.
      setWhere: isNull(dataSources.connectorId),
    })
    .returning()
  if (!row) return fail('data-source.connected')
  return row
}
