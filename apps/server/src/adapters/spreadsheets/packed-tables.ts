import type { TableShape } from '@coverwright/domain/build/pricing-table/pricing-table'
import type { RatingTable } from '@coverwright/domain/build/rating/rating-table'
import { unpackRows } from './pack-rows.ts'

/** A table as pricing reads it, its rows as they are kept: unpacking very many is work for a thread. */
export interface PackedTable {
  readonly name: string
  readonly shape: TableShape
  readonly editions: readonly {
    readonly from: string | null
    readonly to: string | null
    readonly rows: Uint8Array | null
  }[]
}

export const unpackTables = (tables: readonly PackedTable[]): RatingTable[] =>
  tables.map(({ name, shape, editions }) => ({
    name,
    ...shape,
    editions: editions.map(({ from, to, rows }) => ({ from, to, rows: rows ? unpackRows(rows) : [] })),
  }))
