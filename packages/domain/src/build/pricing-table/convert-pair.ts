import { writtenDecimals } from '../rating/decimal.ts'
import { type CellRead, trouble, value } from './cell-problem.ts'
import { decimalsOf } from './known-data.ts'
import type { Field } from './mapping.ts'
import { bandFor, type Condition, type Reading } from './read-condition.ts'
import { readDate } from './read-date.ts'
import { readNumberCell } from './read-result.ts'
import { isBlank, type SheetCell, textOf } from './sheet.ts'
import { isAnyWord } from './words.ts'

/** A band whose ends stand in two columns. An end left blank is open; both blank is any value. */
export function readTwoColumns(low: SheetCell, high: SheetCell, field: Field, reading: Reading): CellRead<Condition> {
  const [from, to] = [endOf(low, field, reading), endOf(high, field, reading)]
  if (from.is === 'problem') return from
  if (to.is === 'problem') return to
  const [start, end] = [from.value, to.value]
  if (start === null && end === null) return value([null])
  const isReversed =
    start !== null && end !== null && (field.cells === 'date-range' ? start > end : Number(start) > Number(end))
  if (isReversed) return trouble('not-a-band', `The band ${start} to ${end} ends before it begins.`)
  const written = [start, end].map((text) => (text === null ? 0 : writtenDecimals(text)))
  return bandFor(
    { from: start, to: end, upper: 'open', isLowerExcluded: false },
    field,
    Math.max(decimalsOf(reading.data), ...written),
  )
}

function endOf(cell: SheetCell, { cells }: Field, { mark, order }: Reading): CellRead<string | null> {
  if (isBlank(cell) || (typeof cell === 'string' && isAnyWord(cell))) return value(null)
  if (cells !== 'date-range') {
    const read = readNumberCell(cell, mark)
    return read.is === 'problem' ? read : value(read.value.decimal)
  }
  if (typeof cell === 'object' && cell !== null && 'date' in cell) return value(cell.date)
  const date = readDate(textOf(cell), order)
  return date ? value(date.date) : trouble('not-a-date', `“${textOf(cell)}” is not a date.`)
}
