import { decimalsIn } from './column-decimals.ts'
import type { KnownData } from './known-data.ts'
import { lookThrough, mostExamples } from './look-through.ts'
import { type Mapping, type Question, usualDecimals } from './mapping.ts'
import { cellName, hiddenIn, type Sheet } from './sheet.ts'
import { isEmptyRow } from './source-cells.ts'
import { upperEndOf } from './upper-end.ts'

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
    if (field.role === 'dimension' && field.cells === 'text' && found.expressions.length > 0)
      ask('expressions', found.expressions, null)
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
  const hidden = hiddenRowsOf(sheet, suggested)
  if (hidden.length > 0)
    questions.push({
      about: 'hiddenRows',
      field: null,
      examples: hidden.slice(0, mostExamples).map((row) => cellName(sheet.name, row, suggested.layout.firstColumn)),
      suggestion: null,
    })
  const mapping: Mapping = {
    ...suggested,
    fields,
    decimalMark: isMarkOpen ? null : (decimalMark ?? 'point'),
    dateOrder: isOrderOpen ? null : (dateOrder ?? 'day-first'),
    hiddenRows: hidden.length > 0 ? null : 'taken',
  }
  return withFineNumbers(sheet, mapping, questions)
}

/** Rows of the table that the workbook does not show: left out on purpose, or only out of sight. */
const hiddenRowsOf = (sheet: Sheet, { layout }: Mapping) =>
  hiddenIn(sheet).rows.filter(
    (row) =>
      layout.blocks.some(({ firstRow, lastRow }) => row >= firstRow && row <= lastRow) &&
      !isEmptyRow(sheet, layout, row),
  )

/** Decimals are counted once it is known what they are written behind. */
function withFineNumbers(sheet: Sheet, mapping: Mapping, before: readonly Question[]) {
  const questions = [...before]
  const fields = mapping.fields.map((field, at) => {
    if (field.role !== 'output' || field.cells !== 'number') return field
    const written = decimalsIn(sheet, mapping, field)
    const decimals = Math.min(written, usualDecimals)
    if (written > usualDecimals) {
      const { fine } = lookThrough(sheet, mapping, field, undefined)
      questions.push({ about: 'fine', field: at, examples: fine, suggestion: null })
    }
    return { ...field, decimals }
  })
  return { mapping: { ...mapping, fields }, questions }
}
