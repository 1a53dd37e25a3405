import { keyIndex } from './key-index.ts'
import { noRow, severalRows, type TableIndex } from './table-index.ts'
import { int } from './typed-read.ts'

type Run = (item: number) => number
/** Whether two rows may not apply together. */
export type Differ = (row: number, other: number) => boolean

/** Where the cells would take too much room: one hash for each wildcard pattern, then its rows, the best first. */
export function probesFor(index: TableIndex, digits: readonly Run[], bands: readonly Run[], differ: Differ | null) {
  const { rowOfRank, lows, highs } = index
  const probes = index.probes.map((probe) => ({ ...probe, position: keyIndex(probe.keys) }))

  const applies = (rank: number, values: readonly number[]) => {
    for (const [at, value] of values.entries())
      if (value < (lows[at]?.[rank] ?? 0) || value >= (highs[at]?.[rank] ?? 0)) return false
    return true
  }

  /** The ranks that apply, pattern by pattern; with `onlyBest` no more of a pattern than its first. */
  function matches(item: number, onlyBest: boolean): number[] {
    const numbers = digits.map((digit) => digit(item))
    const values = bands.map((band) => band(item))
    const found: number[] = []
    for (const { strides, starts, ranks, position } of probes) {
      const list = position(numbers.reduce((key, number, at) => key + number * (strides[at] ?? 0), 0))
      if (list < 0) continue
      const end = int(starts, list + 1)
      for (let at = int(starts, list); at < end; at++) {
        const rank = int(ranks, at)
        if (!applies(rank, values)) continue
        found.push(rank)
        if (onlyBest) break
      }
    }
    return found
  }

  return {
    find(item: number): number {
      const found = matches(item, !differ)
      if (found.length === 0) return noRow
      const best = Math.min(...found)
      const row = int(rowOfRank, best)
      return found.some((rank) => rank !== best && differ?.(int(rowOfRank, rank), row)) ? severalRows : row
    },
    rows: (item: number): readonly number[] =>
      matches(item, false)
        .toSorted((left, right) => left - right)
        .map((rank) => int(rowOfRank, rank)),
  }
}
