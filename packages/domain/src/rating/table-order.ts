import type { HitPolicy } from './rating-table.ts'
import type { RankedRows } from './table-cells.ts'
import type { Column } from './table-columns.ts'

/** Which row comes first: by place, or the one that says more. */
export function orderFor(hitPolicy: HitPolicy, columns: readonly Column[], count: number): Int32Array {
  const rows = Int32Array.from({ length: count }, (_, row) => row)
  return hitPolicy === 'most-specific' ? orderOf(columns, rows) : rows
}

/** Fewest wildcards first, then fewest bands, then as they stand. */
export function orderOf(columns: readonly Column[], rows: Int32Array): Int32Array {
  const buckets: number[][] = []
  for (const [at, row] of rows.entries()) {
    let [wildcards, bands] = [0, 0]
    for (const column of columns) {
      if (column.kind === 'exact') wildcards += column.numbers[row] === -1 ? 1 : 0
      else if (column.lows[row] === Number.NEGATIVE_INFINITY && column.highs[row] === Number.POSITIVE_INFINITY)
        wildcards++
      else if ((column.highs[row] ?? 0) - (column.lows[row] ?? 0) > 1) bands++
    }
    const bucket = wildcards * (columns.length + 1) + bands
    const list = buckets[bucket]
    if (list) list.push(at)
    else buckets[bucket] = [at]
  }
  return Int32Array.from(buckets.flat().filter((at) => at !== undefined))
}

/** `rowOf` says which row stands for what is ranked, where that is not a row itself. */
export function rankedRows(columns: readonly Column[], order: Int32Array, rowOf: Int32Array | null): RankedRows {
  const rowAt = (rank: number) => (rowOf ? (rowOf[order[rank] ?? 0] ?? 0) : (order[rank] ?? 0))
  const ranks = { length: order.length }
  const exact: RankedRows['exact'][number][] = []
  const bands: RankedRows['bands'][number][] = []
  for (const column of columns) {
    if (column.kind === 'exact') {
      const numbers = Int32Array.from(ranks, (_, rank) => column.numbers[rowAt(rank)] ?? -1)
      exact.push({ numbers, values: column.values })
    } else {
      const lows = Float64Array.from(ranks, (_, rank) => column.lows[rowAt(rank)] ?? 0)
      const highs = Float64Array.from(ranks, (_, rank) => column.highs[rowAt(rank)] ?? 0)
      bands.push({ lows, highs })
    }
  }
  return { count: order.length, rowOfRank: order, exact, bands }
}
