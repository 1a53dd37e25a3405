import { dayNumber } from '../rating/day-number.ts'
import { writtenDecimals } from '../rating/decimal.ts'
import { classify } from './classify.ts'
import { type KnownData, optionsOf } from './known-data.ts'
import type { Field, Mapping, Question } from './mapping.ts'
import { readBand, type WrittenBand } from './read-band.ts'
import { readDate } from './read-date.ts'
import { readNumber } from './read-number.ts'
import { cellName, type Sheet, textOf } from './sheet.ts'
import { placedCells } from './source-cells.ts'

const mostExamples = 5

/** What the cells leave open, and what they settle: settled answers are written into the mapping that comes back. */
export function findQuestions(
  sheet: Sheet,
  suggested: Mapping,
  known: readonly KnownData[],
): { mapping: Mapping; questions: Question[] } {
  const questions: Question[] = []
  const marks = { point: 0, comma: 0, either: [] as string[] }
  const dates = { first: { 'day-first': 0, 'month-first': 0 }, either: [] as string[] }
  const fields = suggested.fields.map((field, at) => {
    if (field.role === 'ignored') return field
    const data = known.find(({ name }) => name === field.name)
    const found = lookThrough(sheet, suggested, field, data)
    marks.point += found.points
    marks.comma += found.commas
    marks.either.push(...found.eitherNumbers)
    dates.first['day-first'] += found.dayFirst
    dates.first['month-first'] += found.monthFirst
    dates.either.push(...found.eitherDates)
    const ask = (about: Question['about'], examples: readonly string[], suggestion: string | null) =>
      questions.push({ about, field: at, examples: examples.slice(0, mostExamples), suggestion })
    if (field.role === 'dimension' && found.blanks.length > 0) ask('blanks', found.blanks, null)
    if (field.role === 'dimension' && found.others.length > 0) ask('otherWords', found.others, null)
    if (field.role === 'dimension' && field.cells === 'text' && found.runs.length > 0) ask('runs', found.runs, null)
    if (field.role !== 'dimension' || (field.cells !== 'range' && field.cells !== 'date-range')) return field
    const settled = upperEndOf(found.bands)
    if (settled.is !== 'settled') ask('upperEnd', found.bandExamples, settled.suggestion)
    return { ...field, upperEnd: settled.is === 'settled' ? settled.end : null }
  })
  const decimalMark =
    marks.comma > 0 && marks.point === 0 ? 'comma' : marks.point > 0 && marks.comma === 0 ? 'point' : null
  const isMarkOpen = decimalMark === null && (marks.either.length > 0 || marks.comma > 0)
  if (isMarkOpen)
    questions.push({
      about: 'decimalMark',
      field: null,
      examples: marks.either.slice(0, mostExamples),
      suggestion: marks.comma > marks.point ? 'comma' : 'point',
    })
  const { 'day-first': day, 'month-first': month } = dates.first
  const dateOrder = day > 0 && month === 0 ? 'day-first' : month > 0 && day === 0 ? 'month-first' : null
  const isOrderOpen = dateOrder === null && dates.either.length > 0
  if (isOrderOpen)
    questions.push({ about: 'dateOrder', field: null, examples: dates.either.slice(0, mostExamples), suggestion: null })
  return {
    mapping: {
      ...suggested,
      fields,
      decimalMark: isMarkOpen ? null : (decimalMark ?? 'point'),
      dateOrder: isOrderOpen ? null : (dateOrder ?? 'day-first'),
    },
    questions,
  }
}

function lookThrough(sheet: Sheet, { layout }: Mapping, field: Field, data: KnownData | undefined) {
  const found = {
    points: 0,
    commas: 0,
    dayFirst: 0,
    monthFirst: 0,
    eitherNumbers: [] as string[],
    eitherDates: [] as string[],
    blanks: [] as string[],
    others: [] as string[],
    runs: [] as string[],
    bandExamples: [] as string[],
    bands: new Map<string, WrittenBand>(),
  }
  const options = new Set(data ? optionsOf(data).map((option) => option.toLowerCase()) : [])
  const pair: string[] = []
  for (const { cell, row, column } of placedCells(sheet, layout, field.source)) {
    const text = typeof cell === 'object' && cell !== null && 'date' in cell ? cell.date : textOf(cell)
    const example = () => `${cellName(sheet.name, row, column)}${text === '' ? '' : `: ${text}`}`
    const note = (list: string[]) => list.length < mostExamples && list.push(example())
    if (field.source.kind === 'columns') {
      if (column === field.source.from) pair[0] = text
      else if (pair[0] && text) {
        found.bands.set(`${pair[0]}|${text}`, { from: pair[0], to: text, upper: 'open', isLowerExcluded: false })
        if (found.bandExamples.length < mostExamples)
          found.bandExamples.push(`${cellName(sheet.name, row, field.source.from)}: ${pair[0]} to ${text}`)
      }
      continue
    }
    switch (classify(cell)) {
      case 'blank':
        note(found.blanks)
        break
      case 'maybe-any':
        if (!options.has(text.toLowerCase())) note(found.others)
        break
      case 'text-run':
        if (!options.has(text.toLowerCase())) note(found.runs)
        break
      case 'number': {
        const mark = typeof cell === 'string' && field.cells !== 'text' ? readNumber(cell)?.mark : undefined
        if (mark === 'point') found.points++
        else if (mark === 'comma') found.commas++
        else if (mark === 'either') note(found.eitherNumbers)
        break
      }
      case 'band': {
        const read = readBand(text, 'point') ?? readBand(text, 'comma')
        if (!readBand(text, 'point')) found.commas++
        if (read?.is === 'band') {
          found.bands.set(text, read.band)
          if (read.band.upper === 'open' && read.band.to !== null) note(found.bandExamples)
        }
        break
      }
      case 'date':
      case 'date-band': {
        if (typeof cell !== 'string') break
        for (const part of text.split(/\s+(?:to|until|-|–)\s+/i)) {
          const order = readDate(part)?.order
          if (order === 'either') note(found.eitherDates)
          else if (order === 'day-first') found.dayFirst++
          else if (order === 'month-first') found.monthFirst++
        }
        if (classify(cell) === 'date-band') note(found.bandExamples)
        break
      }
      case 'any':
      case 'fault':
      case 'text':
      case 'truth':
      default:
    }
  }
  return found
}

type UpperEnd =
  | { readonly is: 'settled'; readonly end: 'included' | 'excluded' }
  | { readonly is: 'open'; readonly suggestion: string | null }

/**
 * `18-25, 26-35` settles it: were 25 not in the first band, no band would have it. `0-5, 5-10` does not: 5 may be in
 * either. Bands that say it themselves (`<18`, `65+`) leave nothing to settle.
 */
function upperEndOf(bands: ReadonlyMap<string, WrittenBand>): UpperEnd {
  const all = [...bands.values()]
  const open = all.filter(({ from, to, upper }) => upper === 'open' && from !== null && to !== null && from !== to)
  if (open.length === 0)
    return { is: 'settled', end: all.some(({ upper }) => upper === 'excluded') ? 'excluded' : 'included' }
  const decimals = Math.max(...open.flatMap(({ from, to }) => [from, to].map((end) => writtenDecimals(end ?? ''))))
  const unit = 10 ** -decimals
  const starts = new Set(
    all.flatMap(({ from, isLowerExcluded }) =>
      from === null ? [] : [(placeOf(from) + (isLowerExcluded ? unit : 0)).toFixed(decimals)],
    ),
  )
  let [stepped, shared] = [0, 0]
  for (const { to } of open) {
    if (starts.has((placeOf(to ?? '') + unit).toFixed(decimals))) stepped++
    if (starts.has(placeOf(to ?? '').toFixed(decimals))) shared++
  }
  if (stepped > 0 && shared === 0) return { is: 'settled', end: 'included' }
  return { is: 'open', suggestion: shared > 0 && stepped === 0 ? 'excluded' : null }
}

/** An end on the line of numbers; days are counted. */
function placeOf(end: string): number {
  const day = dayNumber(end)
  return Number.isNaN(day) ? Number(end) : day
}
