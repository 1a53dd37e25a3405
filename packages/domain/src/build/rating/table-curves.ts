import type { Place } from './problem.ts'
import type { Column } from './table-columns.ts'

/** The rows of an `interpolate` table that share all but the curve's column are the points of one curve. */
export interface Curves {
  readonly starts: Int32Array
  readonly points: Float64Array
  readonly rows: Int32Array
  /** For each curve a row that shows its other columns. */
  readonly firstRows: Int32Array
}

export const noCurves: Curves = {
  starts: new Int32Array(),
  points: new Float64Array(),
  rows: new Int32Array(),
  firstRows: new Int32Array(),
}

export function curvesOf(
  columns: readonly Column[],
  curve: number,
  report: (message: string, place: Place) => void,
): Curves {
  const along = columns[curve]
  if (along?.kind !== 'exact') return noCurves
  const others = columns.filter((column) => column !== along)
  const byKey = new Map<string, number[]>()
  for (const [row, number] of along.numbers.entries()) {
    if (number < 0) report('A point of a curve needs a number.', { row: row + 1 })
    const key = others.map((column) => (column.kind === 'exact' ? column.numbers[row] : 0)).join()
    const rows = byKey.get(key)
    if (rows) rows.push(row)
    else byKey.set(key, [row])
  }
  const pointOf = (row: number) => along.values[along.numbers[row] ?? 0] ?? 0
  const starts = [0]
  const ordered: number[] = []
  for (const rows of byKey.values()) {
    const sorted = rows.toSorted((left, right) => pointOf(left) - pointOf(right))
    for (const [at, row] of sorted.entries()) {
      const before = sorted[at - 1]
      if (before !== undefined && pointOf(before) === pointOf(row))
        report(`Row ${before + 1} has the same point.`, { row: row + 1 })
    }
    for (const row of sorted) ordered.push(row)
    starts.push(ordered.length)
  }
  return {
    starts: Int32Array.from(starts),
    points: Float64Array.from(ordered, pointOf),
    rows: Int32Array.from(ordered),
    firstRows: Int32Array.from(byKey.values(), ([first = 0]) => first),
  }
}
