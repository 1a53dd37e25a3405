import { dayNumber, isoDate } from '../rating/day-number.ts'
import { formatUnits, unitsOf, writtenDecimals } from '../rating/decimal.ts'
import type { Cell } from '../rating/rating-table.ts'
import { type CellRead, type Trouble, trouble, value } from './cell-problem.ts'
import { decimalsOf, type KnownData } from './known-data.ts'
import type { Field } from './mapping.ts'
import { isYearPair, readBand, readDateBand, type WrittenBand } from './read-band.ts'
import { bandBehindDate, type DateOrder } from './read-date.ts'
import { partsOfNumbers } from './read-expression.ts'
import { listIn, listTrouble, withFineness } from './read-list.ts'
import { type DecimalMark, readNumberAs } from './read-number.ts'
import { faulty, readNumberCell, withoutSlips } from './read-result.ts'
import { optionFor, readText, readYesNo } from './read-text.ts'
import { isBlank, type SheetCell, textOf } from './sheet.ts'
import { isAnyWord, isMaybeAnyWord } from './words.ts'

export interface Reading {
  readonly mark: DecimalMark
  readonly order: DateOrder
  readonly data: KnownData | undefined
}

/** What a cell asks: one cell, or several where a run of codes is spelt out. `above` is taken from the row before. */
export type Condition = readonly Cell[] | 'above'

export function readCondition(cell: SheetCell, field: Field, reading: Reading): CellRead<Condition> {
  const name = field.name || field.heading
  if (isBlank(cell)) {
    if (field.blanks === null)
      return trouble('open-question', `The cell for ${name} is blank: does it mean any value, or the same as above?`)
    return value(field.blanks === 'any' ? [null] : 'above')
  }
  if (typeof cell === 'object' && cell !== null && 'fault' in cell) return faulty(cell.fault)
  const text = textOf(cell)
  const isOption = optionFor(text, reading.data) !== undefined
  if (typeof cell === 'string' && isAnyWord(text) && !isOption) return value([null])
  if (typeof cell === 'string' && isMaybeAnyWord(text) && !isOption) {
    if (field.otherWords === null)
      return trouble('open-question', `Does “${text}” mean any other value, or is it a value of its own?`, '*')
    if (field.otherWords === 'any') return value([null])
  }
  const list = typeof cell === 'string' && isOfNumbers(field) ? listIn(text, reading.data) : undefined
  if (list !== undefined) return listTrouble(text, list, field.name)
  switch (field.cells) {
    case 'text':
      return readText(cell, text, field, reading.data)
    case 'yes-no':
      return readYesNo(cell, text)
    case 'range':
      return eachOf(cell, text, (part) => readRange(part, textOf(part), field, reading))
    case 'date-range':
      return readDays(cell, text, field, reading.order)
    case 'number':
    case 'curve':
    default: {
      return eachOf(cell, text, (part) => {
        const read = readNumberCell(part, reading.mark)
        if (read.is === 'problem') return read
        // Between two points of a curve any answer has its value.
        return field.cells === 'curve' ? value([read.value.decimal]) : withFineness(read.value.decimal, reading.data)
      })
    }
  }
}

const isOfNumbers = ({ cells }: Field) => cells === 'number' || cells === 'range' || cells === 'curve'

/** What a person writes into one cell of a table's row: several values would need a row each. */
export function readOneCondition(text: string, field: Field, reading: Reading): CellRead<Cell> {
  const read = readCondition(text.trim() === '' ? null : text, field, reading)
  if (read.is === 'problem') return read
  const [cell = null, ...others] = read.value === 'above' ? [] : read.value
  if (others.length > 0)
    return trouble('expression', `“${text}” is ${others.length + 1} values: give each a row of its own.`)
  return { ...read, value: cell }
}

/** Several numbers or bands in one cell are a row each, where every one of them can be read. */
function eachOf(
  cell: SheetCell,
  text: string,
  read: (part: SheetCell) => CellRead<readonly Cell[]>,
): CellRead<Condition> {
  const whole = read(cell)
  const parts = whole.is === 'problem' && typeof cell === 'string' ? partsOfNumbers(text) : undefined
  // With a space that slipped in, `10, 000` is a number and not two.
  const isOneNumber = read(text.replaceAll(/,\s+/g, ',')).is !== 'problem' || parts?.some((part) => /^0\d/.test(part))
  if (!parts || isOneNumber) return whole
  const cells: Cell[] = []
  let warning: Trouble | undefined
  for (const part of parts) {
    const one = read(part)
    if (one.is === 'problem') return one.trouble.code === 'open-question' ? one : whole
    cells.push(...one.value)
    warning ??= one.warning
  }
  return value(cells, warning)
}

function readRange(cell: SheetCell, text: string, field: Field, { mark, data }: Reading): CellRead<readonly Cell[]> {
  if (typeof cell === 'object' && cell !== null) {
    if ('number' in cell) return withFineness(cell.number, data)
    if ('date' in cell) {
      const typed = bandBehindDate(cell.date, cell.shown)
      return trouble(
        'date-for-band',
        typed
          ? `Excel turned the band typed here into the date ${text}. It was probably ${typed}.`
          : `Excel turned the band typed here into the date ${text}.`,
        typed,
      )
    }
    return trouble('not-a-band', `${text} is not a band.`)
  }
  const one = readNumberAs(text, mark)
  if (one) return withFineness(one.decimal, data)
  if (isYearPair(text)) return trouble('not-a-band', `“${text}” looks like a year, not a band.`)
  const read = readBand(text, mark)
  if (read?.is === 'fault') return trouble('not-a-band', read.message, read.fix ?? null)
  if (read) return bandFor(read.band, field, Math.max(decimalsOf(data), decimalsIn(read.band)))
  const other = readBand(text, mark === 'point' ? 'comma' : 'point')
  if (other?.is === 'band') {
    const spelt = text.replaceAll(mark === 'point' ? ',' : '.', mark === 'point' ? '.' : ',')
    return trouble('decimal-comma', `“${text}” is written with another decimal mark than the sheet.`, spelt)
  }
  const spelt = text.replace(/(?<=\d)[Oo]|[Oo](?=\d)/g, '0')
  const { fixed } = withoutSlips(text, mark)
  return trouble(
    'not-a-band',
    `“${text}” is not a band.`,
    fixed ?? (spelt !== text && readBand(spelt, mark)?.is === 'band' ? spelt : null),
  )
}

const decimalsIn = ({ from, to }: WrittenBand) =>
  Math.max(...[from, to].map((end) => (end === null ? 0 : writtenDecimals(end))))

/**
 * The column says for all its bands whether the upper end belongs to them; a band that says otherwise itself ends a
 * unit earlier or later, at the decimals of the answers it is compared with.
 */
export function bandFor(
  { from, to, upper, isLowerExcluded }: WrittenBand,
  field: Field,
  decimals: number,
): CellRead<readonly Cell[]> {
  if (to !== null && upper === 'open' && field.upperEnd === null && from !== to)
    return trouble('open-question', `Does the band ${from} to ${to} include ${to}?`)
  const end = field.upperEnd ?? 'included'
  const by = to === null || upper === 'open' || upper === end ? 0 : upper === 'included' ? 1 : -1
  const low = from === null || !isLowerExcluded ? from : moved(from, 1, decimals)
  const high = to === null || by === 0 ? to : moved(to, by, decimals)
  if (low !== null && high !== null && Number(low) > Number(high))
    return trouble('not-a-band', `The band ${from} to ${to} holds nothing.`)
  // One value with an end that does not count holds nothing: it is that value.
  return value([low !== null && low === high ? low : [low, high]])
}

function moved(decimal: string, units: number, decimals: number): string {
  const at = unitsOf(decimal, decimals)
  return Number.isNaN(at) ? decimal : formatUnits(at + units, decimals)
}

function readDays(cell: SheetCell, text: string, field: Field, order: DateOrder): CellRead<Condition> {
  if (typeof cell === 'object' && cell !== null && 'date' in cell) return value([cell.date])
  const read = readDateBand(text, order)
  if (!read) return trouble('not-a-date', `“${text}” is not a date or a stretch of days.`)
  if (read.is === 'fault') return trouble('not-a-date', read.message)
  const { from, to, upper } = read.band
  if (from !== null && from === to) return value([from])
  if (to !== null && upper === 'open' && field.upperEnd === null)
    return trouble('open-question', `Does “${text}” include its last day?`)
  const end = field.upperEnd ?? 'included'
  const by = to === null || upper === 'open' || upper === end ? 0 : upper === 'included' ? 1 : -1
  return value([[from, to === null || by === 0 ? to : isoDate(dayNumber(to) + by)]])
}
