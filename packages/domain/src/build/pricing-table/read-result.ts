import { formatUnits, parseDecimal, roundBig, tenTo, unitsOf, writtenDecimals } from '../rating/decimal.ts'
import { type CellRead, trouble, value } from './cell-problem.ts'
import { type Field, usualDecimals } from './mapping.ts'
import { type DecimalMark, readNumber, readNumberAs, type WrittenNumber } from './read-number.ts'
import { isBlank, type SheetCell, shiftPoint, textOf, trimmedDecimal } from './sheet.ts'

const noResult =
  'The formula was saved without its result. Open the workbook in Excel, let it calculate, save it and upload it again.'

/** A cell whose formula failed or was never worked out is no value at all. */
export const faulty = (fault: string) =>
  trouble('fault', fault.startsWith('#') ? `The cell holds the error ${fault}.` : noResult)

/** A number as the sheet has it. */
export function readNumberCell(cell: SheetCell, mark: DecimalMark): CellRead<{ decimal: string; unit: string }> {
  if (typeof cell === 'object' && cell !== null) {
    if ('number' in cell) return value({ decimal: cell.number, unit: cell.as ?? '' })
    if ('fault' in cell) return faulty(cell.fault)
    if ('date' in cell) return trouble('date-for-band', `Excel holds the date ${cell.shown} here, not a number.`)
    return trouble('not-a-number', `${textOf(cell)} is not a number.`)
  }
  const text = textOf(cell)
  const read = readNumberAs(text, mark)
  if (read) return value({ decimal: read.decimal, unit: read.unit ?? '' })
  const other = readNumber(text)
  if (other) {
    const message =
      mark === 'point'
        ? `${text} has a decimal comma, but the sheet writes points.`
        : `${text} has a decimal point, but the sheet writes commas.`
    return trouble('decimal-comma', message, otherwise(other, mark))
  }
  const { fixed, slip } = withoutSlips(text, mark)
  return trouble('not-a-number', slip ? slipWords(text, slip) : `${text} is text, not a number.`, fixed)
}

/** What was written with the other mark, written with this one. */
function otherwise({ decimal, unit }: WrittenNumber, mark: DecimalMark): string {
  const shown = unit === '%' ? `${shiftPoint(decimal, 2)}%` : decimal
  return mark === 'point' ? shown : shown.replace('.', ',')
}

const slips: Readonly<Record<string, string>> = { O: '0', o: '0', l: '1', I: '1', S: '5', B: '8' }

interface Slip {
  /** Counts from 1. */
  readonly at: number
  readonly isLast: boolean
  readonly letter: string
  readonly digit: string
}

const slipWords = (text: string, { at, isLast, letter, digit }: Slip) =>
  isLast
    ? `${text} is text, not a number. The last character is the letter ${letter}. Did you mean ${digit}?`
    : `${text} is text, not a number. Character ${at} is the letter ${letter}. Did you mean ${digit}?`

/** Letters that look like digits, a stray mark at the end: what people type when they mean a number. */
export function withoutSlips(text: string, mark: DecimalMark): { readonly fixed: string | null; readonly slip?: Slip } {
  const cleaned = text
    .replace(/^['’`]|[?*†‡;]+$/g, '')
    .replace(/\s+/g, '')
    .replace(/\.{2,}/g, '.')
  if (cleaned !== text && readNumberAs(cleaned, mark)) return { fixed: cleaned }
  const replaced = cleaned.replace(/[OolISB]/g, (letter) => slips[letter] ?? letter)
  if (replaced === cleaned || !/\d/.test(cleaned) || !readNumberAs(replaced, mark)) return { fixed: null }
  const at = cleaned.search(/[OolISB](?=[^OolISB]*$)/)
  const letter = cleaned[at] ?? ''
  const slip = { at: at + 1, isLast: at === cleaned.length - 1, letter, digit: slips[letter] ?? '' }
  return { fixed: replaced, slip }
}

/** One result of a row. A blank is a problem: no price is ever taken as nothing. */
export function readResult(cell: SheetCell, field: Field, mark: DecimalMark): CellRead<string> {
  if (isBlank(cell)) return trouble('blank-result', `The result ${field.name || field.heading} is missing.`)
  if (field.cells === 'text') {
    if (typeof cell === 'object' && cell !== null && 'fault' in cell) return faulty(cell.fault)
    return value(textOf(cell))
  }
  const read = readNumberCell(cell, mark)
  if (read.is === 'problem') return read
  const { decimal, unit } = read.value
  if (field.unit === '%' && unit !== '%')
    return trouble('percent', `${decimal} stands in a column of percentages: is it ${decimal}%?`, `${decimal}%`)
  if (field.unit !== '%' && unit === '%')
    return trouble(
      'percent',
      `${shiftPoint(decimal, 2)}% is a percentage in a column of plain numbers: is it ${decimal}?`,
      decimal,
    )
  const size = sizedFor(decimal, field)
  if (size.is === 'problem' || unit === '' || unit === '%' || field.unit === '' || unit === field.unit) return size
  const message = `${textOf(cell)} stands in a column of ${field.unit}: the number is taken as it is.`
  return value(size.value, { code: 'currency', message, fix: null })
}

/** One choice for the column says what becomes of decimals beyond what it keeps; cells are never rounded one by one. */
function sizedFor(decimal: string, { decimals, fine, name, heading }: Field): CellRead<string> {
  const written = writtenDecimals(decimal)
  if (fine === null && written > usualDecimals)
    return trouble(
      'open-question',
      `${decimal} has ${written} decimals: are the numbers of ${name || heading} kept as they are, or rounded?`,
    )
  if (fine !== 'round' || written <= decimals) return checkedSize(decimal, decimals)
  const rounded = roundedTo(decimal, decimals)
  return Number(rounded) === 0
    ? trouble('too-fine', `${decimal} would be rounded to nothing at ${decimals} decimals.`)
    : checkedSize(rounded, decimals)
}

/** Halves away from zero. */
function roundedTo(decimal: string, decimals: number): string {
  const { units, scale } = parseDecimal(decimal) ?? { units: 0n, scale: 0 }
  if (scale <= decimals) return decimal
  return trimmedDecimal(formatUnits(roundBig(units, tenTo(scale - decimals), 'half-up'), decimals))
}

export function checkedSize(decimal: string, decimals: number): CellRead<string> {
  if (writtenDecimals(decimal) > decimals) {
    const message = `${decimal} has more than the ${decimals} decimals that the column keeps.`
    const rounded = roundedTo(decimal, decimals)
    // A rate of nothing is never what a small one was meant to be.
    return trouble('too-fine', message, Number(rounded) === 0 ? null : rounded)
  }
  return Number.isNaN(unitsOf(decimal, decimals))
    ? trouble(
        'too-large',
        decimals > 2
          ? `${decimal} is too large to be kept exactly beside numbers of ${decimals} decimals. Let the column be rounded.`
          : `${decimal} is too large to be kept exactly.`,
      )
    : value(decimal)
}
