import type { TableRow } from './rating-table.ts'

/** What became of a table's rows from one edition to another; rows count from 1. */
export interface RowsDiff {
  readonly added: readonly { readonly row: number; readonly after: TableRow }[]
  readonly removed: readonly { readonly row: number; readonly before: TableRow }[]
  /** The same conditions with other results. */
  readonly changed: readonly {
    readonly rowBefore: number
    readonly row: number
    readonly before: TableRow
    readonly after: TableRow
    /** Positions of the results that differ. */
    readonly results: readonly number[]
  }[]
}

/** Rows are the same row when their conditions are; where several share them, the first goes with the first. */
export function diffRows(before: readonly TableRow[], after: readonly TableRow[]): RowsDiff {
  const waiting = new Map<string, number[]>()
  for (const [at, { when }] of before.entries()) {
    const key = JSON.stringify(when)
    const rows = waiting.get(key)
    if (rows) rows.push(at)
    else waiting.set(key, [at])
  }
  const added: RowsDiff['added'][number][] = []
  const changed: RowsDiff['changed'][number][] = []
  for (const [at, row] of after.entries()) {
    const earlier = waiting.get(JSON.stringify(row.when))?.shift()
    const old = earlier === undefined ? undefined : before[earlier]
    if (!old || earlier === undefined) added.push({ row: at + 1, after: row })
    else {
      const results = row.results.flatMap((result, column) => (result === old.results[column] ? [] : [column]))
      if (results.length > 0) changed.push({ rowBefore: earlier + 1, row: at + 1, before: old, after: row, results })
    }
  }
  const left = [...waiting.values()].flat().toSorted((a, b) => a - b)
  const removed = left.flatMap((at) => {
    const row = before[at]
    return row ? [{ row: at + 1, before: row }] : []
  })
  return { added, removed, changed }
}
