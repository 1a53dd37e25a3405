import { dayNumber } from './day-number.ts'
import { unitsOf, writtenDecimals } from './decimal.ts'
import type { Place } from './problem.ts'
import { ratingLimits } from './rating-limits.ts'
import type { Cell, Dimension, TableRow } from './rating-table.ts'
import { double } from './typed-read.ts'

/** One column of a table as numbers. */
export type Column =
  /** For each row the number of its value, -1 for any; `values` says what the numbers stand for. */
  | { readonly kind: 'exact'; readonly numbers: Int32Array; readonly values: Float64Array }
  /** For each row a half-open band of units: low ≤ value < high. */
  | { readonly kind: 'band'; readonly lows: Float64Array; readonly highs: Float64Array }

type Report = (message: string, place: Place) => void

export interface ColumnReader {
  /** The decimals of the number columns, at least those of the data that is looked up. */
  readonly scaleOf: (dimension: Dimension) => number
  readonly codeOfText: (text: string) => number
  readonly report: Report
}

/** The finest decimals that a column's cells are written with; more than can be reckoned with is no number. */
export function columnDecimals(rows: readonly TableRow[], at: number): number {
  let most = 0
  for (const { when } of rows) {
    const cell = when[at]
    if (typeof cell === 'string') most = Math.max(most, writtenDecimals(cell))
    else if (cell) for (const end of cell) if (end !== null) most = Math.max(most, writtenDecimals(end))
  }
  return Math.min(most, ratingLimits.quotientDecimals)
}

export function readColumn(
  rows: readonly TableRow[],
  dimension: Dimension,
  at: number,
  { scaleOf, codeOfText, report }: ColumnReader,
): Column {
  switch (dimension.kind) {
    case 'text':
      return exactColumn(rows, dimension, at, codeOfText, report)
    case 'yes-no':
      return exactColumn(rows, dimension, at, (text) => yesNo[text] ?? Number.NaN, report)
    case 'number':
    case 'curve': {
      const scale = scaleOf(dimension)
      return exactColumn(rows, dimension, at, (text) => unitsOf(text, scale), report)
    }
    case 'range': {
      const scale = scaleOf(dimension)
      return bandColumn(rows, dimension, at, (text) => unitsOf(text, scale), report)
    }
    case 'date-range':
    default:
      return bandColumn(rows, dimension, at, dayNumber, report)
  }
}

/** As answers stand in their slots. */
const yesNo: Readonly<Record<string, number>> = { yes: 1, no: 0 }

function exactColumn(
  rows: readonly TableRow[],
  { name, kind }: Dimension,
  at: number,
  valueOf: (text: string) => number,
  report: Report,
): Column {
  const numbers = new Int32Array(rows.length)
  const values: number[] = []
  const known = new Map<string, number>()
  const numberOf = new Map<number, number>()
  for (let row = 0; row < rows.length; row++) {
    const cell = rows[row]?.when[at]
    if (cell === null || cell === undefined) numbers[row] = -1
    else if (typeof cell !== 'string')
      report(`A band cannot stand in a column of “${kind}”.`, { row: row + 1, column: name })
    else {
      let number = known.get(cell)
      if (number === undefined) {
        const value = valueOf(cell)
        if (Number.isNaN(value))
          report(kind === 'yes-no' ? `“${cell}” is not yes or no.` : `“${cell}” is not a number.`, {
            row: row + 1,
            column: name,
          })
        // 1 and 1.0 are the same value written twice.
        number = numberOf.get(value) ?? values.push(value) - 1
        numberOf.set(value, number)
        known.set(cell, number)
      }
      numbers[row] = number
    }
  }
  return { kind: 'exact', numbers, values: Float64Array.from(values) }
}

function bandColumn(
  rows: readonly TableRow[],
  dimension: Dimension & { kind: 'range' | 'date-range' },
  at: number,
  valueOf: (text: string) => number,
  report: Report,
): Column {
  const lows = new Float64Array(rows.length).fill(Number.NEGATIVE_INFINITY)
  const highs = new Float64Array(rows.length).fill(Number.POSITIVE_INFINITY)
  // Values are whole units, so that a band up to and including an end is one that ends a unit later.
  const past = dimension.upperEnd === 'included' ? 1 : 0
  for (let row = 0; row < rows.length; row++) {
    const cell = rows[row]?.when[at]
    if (cell === null || cell === undefined) continue
    const from = typeof cell === 'string' ? cell : cell[0]
    const to = typeof cell === 'string' ? cell : cell[1]
    if (from !== null) lows[row] = valueOf(from)
    if (to !== null) highs[row] = valueOf(to) + (typeof cell === 'string' ? 1 : past)
    const low = double(lows, row)
    const high = double(highs, row)
    if (low < high) continue
    const place = { row: row + 1, column: dimension.name }
    if (Number.isNaN(low) || Number.isNaN(high)) report(`“${written(cell)}” is not a band.`, place)
    else report(`The band “${written(cell)}” holds nothing.`, place)
  }
  return { kind: 'band', lows, highs }
}

const written = (cell: Cell) => (Array.isArray(cell) ? `${cell[0] ?? ''}–${cell[1] ?? ''}` : (cell ?? 'any'))
