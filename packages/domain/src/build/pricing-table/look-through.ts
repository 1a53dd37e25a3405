import { writtenDecimals } from '../rating/decimal.ts'
import { classify } from './classify.ts'
import { type KnownData, optionsOf } from './known-data.ts'
import { type Field, type Mapping, usualDecimals } from './mapping.ts'
import { readBand, readDateBand, type WrittenBand } from './read-band.ts'
import { type DateOrder, readDate } from './read-date.ts'
import { listIn } from './read-list.ts'
import { readNumber } from './read-number.ts'
import { expressionIn, plain } from './read-text.ts'
import { cellName, type Sheet, type SheetCell, textOf } from './sheet.ts'
import { placedCells } from './source-cells.ts'

export const mostExamples = 5

/** What the cells of a field settle and what they leave open. */
export class Findings {
  points = 0
  commas = 0
  dayFirst = 0
  monthFirst = 0
  readonly eitherNumbers: string[] = []
  readonly eitherDates: string[] = []
  readonly blanks: string[] = []
  readonly others: string[] = []
  readonly runs: string[] = []
  readonly expressions: string[] = []
  readonly fine: string[] = []
  readonly bandExamples: string[] = []
  readonly bands = new Map<string, WrittenBand>()

  private readonly seen = new Set<string>()

  /** A column of very many rows has few different texts: each is looked at once. */
  isSeen(text: string): boolean {
    if (this.seen.has(text)) return true
    this.seen.add(text)
    return false
  }

  /** The order that the days seen so far settle. */
  get order(): DateOrder {
    return this.monthFirst > 0 && this.dayFirst === 0 ? 'month-first' : 'day-first'
  }

  countMark(text: string, example: () => string) {
    const mark = readNumber(text)?.mark
    if (mark === 'point') this.points++
    else if (mark === 'comma') this.commas++
    else if (mark === 'either') noteIn(this.eitherNumbers, example)
  }

  countOrder(text: string, example: () => string) {
    const order = readDate(text)?.order
    if (order === 'either') noteIn(this.eitherDates, example)
    else if (order === 'day-first') this.dayFirst++
    else if (order === 'month-first') this.monthFirst++
  }
}

function noteIn(list: string[], example: () => string) {
  if (list.length < mostExamples) list.push(example())
}

export function lookThrough(sheet: Sheet, { layout }: Mapping, field: Field, data: KnownData | undefined): Findings {
  const found = new Findings()
  const options = new Set(data ? optionsOf(data).map(plain) : [])
  const isOption = (text: string) => options.size > 0 && options.has(plain(text))
  const { source } = field
  const pairs = new Map<string, { readonly ends: readonly [string, string]; readonly at: string }>()
  let low: SheetCell = null
  for (const { cell, row, column } of placedCells(sheet, layout, source)) {
    const text = typeof cell === 'object' && cell !== null && 'date' in cell ? cell.date : textOf(cell)
    const example = () => `${cellName(sheet.name, row, column)}${text === '' ? '' : `: ${text}`}`
    if (source.kind === 'columns') {
      countEnd(cell, field, found, example)
      if (column === source.from) low = cell
      else if (textOf(low) !== '' && text !== '') {
        const from = typeof low === 'object' && low !== null && 'date' in low ? low.date : textOf(low)
        const at = cellName(sheet.name, row, source.from)
        if (!pairs.has(`${from}|${text}`)) pairs.set(`${from}|${text}`, { ends: [from, text], at })
      }
      continue
    }
    lookAt(cell, text, { field, found, isOption, example, data })
  }
  for (const { ends, at } of pairs.values()) addPair(ends, at, field, found)
  return found
}

/** One end of a band in two columns is asked about like any other number or day. */
function countEnd(cell: SheetCell, { cells }: Field, found: Findings, example: () => string) {
  if (typeof cell !== 'string') return
  if (cells === 'date-range') found.countOrder(cell, example)
  else found.countMark(cell, example)
}

function addPair([from, to]: readonly [string, string], at: string, { cells }: Field, found: Findings) {
  const endOf = (text: string) =>
    (cells === 'date-range' ? readDate(text, found.order)?.date : readNumber(text)?.decimal) ?? text
  found.bands.set(`${from}|${to}`, { from: endOf(from), to: endOf(to), upper: 'open', isLowerExcluded: false })
  noteIn(found.bandExamples, () => `${at}: ${from} to ${to}`)
}

interface Looked {
  readonly field: Field
  readonly found: Findings
  readonly isOption: (text: string) => boolean
  readonly data: KnownData | undefined
  readonly example: () => string
}

function lookAt(cell: SheetCell, text: string, { field, found, isOption, data, example }: Looked) {
  const kind = classify(cell)
  if (field.cells === 'text' && data?.kind !== 'choice' && ['text', 'band', 'date-band'].includes(kind)) {
    if (!found.isSeen(text) && !isOption(text) && expressionIn(text)) noteIn(found.expressions, example)
    return
  }
  switch (kind) {
    case 'blank':
      noteIn(found.blanks, example)
      return
    case 'maybe-any':
      if (!isOption(text)) noteIn(found.others, example)
      return
    case 'text-run':
      if (!isOption(text)) noteIn(found.runs, example)
      return
    case 'number':
      // `18,19` where whole numbers are asked for tells nothing of the sheet's decimal mark.
      if (typeof cell === 'string' && listIn(text, data) !== undefined) return
      if (typeof cell === 'string' && mayBeList(text, field, data)) noteIn(found.eitherNumbers, example)
      else lookAtNumber(cell, field, found, example)
      return
    case 'band': {
      if (found.isSeen(text) || listIn(text, data) !== undefined) return
      const read = readBand(text, 'point') ?? readBand(text, 'comma')
      if (!readBand(text, 'point')) found.commas++
      // Nobody writes the end of a band with three decimals of nothing: 10,000 is ten thousand.
      if (field.cells !== 'text')
        for (const [end] of text.matchAll(/\d[\d.,]*/g)) if (!end.endsWith(',000')) found.countMark(end, example)
      if (read?.is === 'band') {
        found.bands.set(text, read.band)
        if (read.band.upper === 'open' && read.band.to !== null) noteIn(found.bandExamples, example)
      }
      return
    }
    case 'date':
    case 'date-band':
      if (typeof cell !== 'string') return
      for (const part of text.split(/\s+(?:to|until|-|–)\s+/i)) found.countOrder(part, example)
      if (kind === 'date-band') addDays(text, found, example)
      return
    case 'text':
    case 'any':
    case 'fault':
    case 'truth':
    default:
  }
}

/** Of a key that nobody has named yet, nor therefore said whether it is whole. */
const mayBeList = (text: string, { role, cells }: Field, data: KnownData | undefined) =>
  role === 'dimension' && cells !== 'text' && data === undefined && /^\d{1,3},\d{1,3}$/.test(text)

function lookAtNumber(cell: SheetCell, field: Field, found: Findings, example: () => string) {
  if (typeof cell === 'string' && field.cells !== 'text') found.countMark(cell, example)
  if (field.role !== 'output') return
  const decimal = typeof cell === 'object' && cell !== null && 'number' in cell ? cell.number : undefined
  const written = decimal ?? (typeof cell === 'string' ? readNumber(cell)?.decimal : undefined) ?? ''
  if (writtenDecimals(written) > usualDecimals) noteIn(found.fine, example)
}

function addDays(text: string, found: Findings, example: () => string) {
  const read = readDateBand(text, found.order)
  if (read?.is === 'band') found.bands.set(text, read.band)
  noteIn(found.bandExamples, example)
}
