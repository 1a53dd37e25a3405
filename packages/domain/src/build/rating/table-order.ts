import type { HitPolicy } from './rating-table.ts'
import type { RankedRows } from './table-cells.ts'
import type { Column } from './table-columns.ts'

/** Which row comes first: by place, or the one that says more. */
export function orderFor(hitPolicy: HitPolicy, columns: readonly Column[], count: number): Int32Array {
  const rows = new Int32Array(count)
  for (let row = 0; row < count; row++) rows[row] = row
  return hitPolicy === 'most-specific' ? orderOf(columns, rows) : rows
}

/** For `priority`: the strongest result first, then as they stand. */
export function orderByStrength(strengths: Float64Array): Int32Array {
  return Int32Array.from(strengths.keys()).toSorted(
    (left, right) => (strengths[right] ?? 0) - (strengths[left] ?? 0) || left - right,
  )
}

/** Fewest wildcards first, then fewest bands, then as they stand. */
export function orderOf(columns: readonly Column[], rows: Int32Array): Int32Array {
  const buckets: number[][] = Array.from({ length: (columns.length + 1) ** 2 }, () => [])
  for (const [at, row] of rows.entries()) {
    let wildcards = 0
    let bands = 0
    for (const column of columns) {
      if (column.kind === 'exact') wildcards += column.numbers[row] === -1 ? 1 : 0
      else if (isOpen(column, row)) wildcards++
      else if ((column.highs[row] ?? 0) - (column.lows[row] ?? 0) > 1) bands++
    }
    buckets[wildcards * (columns.length + 1) + bands]?.push(at)
  }
  return Int32Array.from(buckets.flat())
}

const isOpen = ({ lows, highs }: Column & { kind: 'band' }, row: number) =>
  lows[row] === Number.NEGATIVE_INFINITY && highs[row] === Number.POSITIVE_INFINITY

/** The columns by rank. `rowOf` says which row stands for what is ranked, where that is not a row itself. */
export function rankedRows(columns: readonly Column[], order: Int32Array, rowOf: Int32Array | null): RankedRows {
  const rows = rowOf ? order.map((at) => rowOf[at] ?? 0) : order
  const isInOrder = rows.every((row, rank) => row === rank)
  const exact: RankedRows['exact'][number][] = []
  const bands: RankedRows['bands'][number][] = []
  for (const column of columns) {
    if (column.kind === 'exact') {
      const { numbers, values } = column
      exact.push({ numbers: isInOrder ? numbers : rows.map((row) => numbers[row] ?? -1), values })
    } else bands.push(isInOrder ? column : { lows: byRank(column.lows, rows), highs: byRank(column.highs, rows) })
  }
  return { count: order.length, rowOfRank: order, exact, bands }
}

function byRank(values: Float64Array, rows: Int32Array): Float64Array {
  const result = new Float64Array(rows.length)
  for (const [rank, row] of rows.entries()) result[rank] = values[row] ?? 0
  return result
}
