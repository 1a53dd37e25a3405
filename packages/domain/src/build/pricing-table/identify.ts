import type { HitPolicy } from '../rating/rating-table.ts'
import { classify } from './classify.ts'
import { describeFields } from './describe-fields.ts'
import { findLayout } from './find-layout.ts'
import { findQuestions } from './find-questions.ts'
import { type KnownData, optionsOf } from './known-data.ts'
import { firstBlock, type Layout } from './layout.ts'
import type { Field, Identified, Mapping } from './mapping.ts'
import { readExpression } from './read-expression.ts'
import { cellName, columnLetters, hiddenIn, isBlank, type Sheet, textOf, withMergesFilled } from './sheet.ts'
import { cellsOf, placedCells } from './source-cells.ts'
import { outputHeading, squeezed } from './words.ts'

export type Identification =
  | { readonly is: 'identified'; readonly identified: Identified }
  /** `draft` is what a person can go on from, where a table was seen but not what its columns are. */
  | { readonly is: 'failed'; readonly reasons: readonly string[]; readonly draft: Identified | null }

/** Says what a sheet looks like. It only suggests: a person confirms before anything is converted. */
export function identify(sheet: Sheet, known: readonly KnownData[]): Identification {
  const filled = withMergesFilled(sheet)
  const layout = findLayout(filled, known)
  if (layout) return identifyWithin(sheet, layout, known)
  const isEmpty = !sheet.rows.some((row) => row.some((cell) => !isBlank(cell)))
  return failed(
    isEmpty
      ? `The sheet “${sheet.name}” is empty.`
      : `The sheet “${sheet.name}” has fewer than two rows: a table needs a header and data.`,
  )
}

/** The same for a layout that a person chose. */
export function identifyWithin(sheet: Sheet, layout: Layout, known: readonly KnownData[]): Identification {
  const filled = withMergesFilled(sheet)
  const fields = withoutHidden(describeFields(filled, layout, known), sheet)
  const dimensions = fields.filter(({ role }) => role === 'dimension')
  const outputs = fields.filter(({ role }) => role === 'output')
  const reasons = [
    ...(dimensions.length === 0 ? [`No column of “${sheet.name}” looks like something that a price depends on.`] : []),
    ...(outputs.length === 0
      ? [`No column of “${sheet.name}” looks like a result: a rate, a factor, a premium, a decision.`]
      : []),
  ]
  if (fields.length > 300) return failed(`The table is ${fields.length} columns wide; 300 is the most.`)
  const suggested = {
    sheet: sheet.name,
    layout,
    fields,
    hitPolicy: hitPolicyOf(filled, layout, fields, known),
    beyond: 'stop' as const,
    prefer: null,
    decimalMark: null,
    dateOrder: null,
    hiddenRows: null,
  }
  const { mapping, questions } = findQuestions(filled, suggested, known)
  const identified = {
    mapping,
    questions,
    notes: [...notesOn(sheet, layout), ...severalInHeadings(fields), ...roundedIn(filled, mapping)],
  }
  return reasons.length > 0 ? { is: 'failed', reasons, draft: identified } : { is: 'identified', identified }
}

/** What the workbook does not show is not taken for a factor or a rate: whoever hid it may have left it behind. */
function withoutHidden(fields: readonly Field[], sheet: Sheet): Field[] {
  const hidden = new Set(hiddenIn(sheet).columns)
  const isHidden = ({ source }: Field) =>
    (source.kind === 'column' && hidden.has(source.column)) ||
    (source.kind === 'columns' && hidden.has(source.from) && hidden.has(source.to))
  return fields.map((field) => (isHidden(field) ? { ...field, role: 'ignored' } : field))
}

const failed = (...reasons: string[]): Identification => ({ is: 'failed', reasons, draft: null })

/** Results in words are reasons to collect; wildcards want the row that says most; otherwise one row fits or none. */
function hitPolicyOf(sheet: Sheet, layout: Layout, fields: readonly Field[], known: readonly KnownData[]): HitPolicy {
  const outputs = fields.filter(({ role }) => role === 'output')
  if (
    outputs.length > 0 &&
    outputs.every(({ cells }) => cells === 'text') &&
    outputs.some(({ heading }) => /reason/i.test(heading))
  )
    return 'collect'
  for (const { role, source, name } of fields)
    if (role === 'dimension' && source.kind !== 'columns')
      for (const cell of cellsOf(sheet, layout, source)) {
        const found = classify(cell)
        if (found === 'any' || found === 'blank') return 'most-specific'
        if (found === 'maybe-any' && !isOptionOf(textOf(cell), name, known)) return 'most-specific'
      }
  return 'unique'
}

const isOptionOf = (text: string, name: string, known: readonly KnownData[]) =>
  known.some((data) => data.name === name && optionsOf(data).some((option) => squeezed(option) === squeezed(text)))

/** A result called `North, South` may be the rates of two areas, and the sheet a matrix. */
const severalInHeadings = (fields: readonly Field[]) =>
  fields.flatMap(({ role, heading }) =>
    role === 'output' && readExpression(heading) && !outputHeading.test(heading)
      ? [
          `The heading “${heading}” looks like several values and is taken for the name of a result. If rates stand below values, choose the arrangement “Matrix”.`,
        ]
      : [],
  )

/** A sheet may show 0.12 where it holds 0.123456: what it holds is taken, and said. */
function roundedIn(sheet: Sheet, { layout, fields }: Mapping): string[] {
  return fields.flatMap(({ role, source, heading }) => {
    if (role === 'ignored') return []
    for (const { cell, row, column } of placedCells(sheet, layout, source))
      if (typeof cell === 'object' && cell !== null && 'number' in cell && cell.isRounded)
        return [
          `The workbook shows numbers of “${heading}” rounded; what the cells hold is taken in, such as ${textOf(cell)} in ${cellName(sheet.name, row, column)}.`,
        ]
    return []
  })
}

/** What of the sheet is not part of the table. */
function notesOn(sheet: Sheet, layout: Layout): string[] {
  const notes: string[] = []
  const block = firstBlock(layout)
  const last = layout.blocks.at(-1)?.lastRow ?? block.lastRow
  const above = rowsWithText(sheet, 0, (block.headerRow ?? block.firstRow) - 1, layout)
  if (above.length > 0)
    notes.push(
      above.length === 1
        ? `Row ${above[0]} above the header is not part of the table.`
        : `${rowsWords(above)} above the header are not part of the table.`,
    )
  const { groupRow } = layout
  if (layout.orientation === 'list' && groupRow !== null && block.headerRow !== null)
    notes.push(
      `Rows ${groupRow + 1} and ${block.headerRow + 1} are both taken for headings. Say where the table begins if one of them is not.`,
    )
  const below = rowsWithText(sheet, last + 1, sheet.rows.length - 1, layout)
  if (below.length > 0)
    notes.push(
      below.length === 1
        ? `Row ${below[0]} below the data is not part of the table.`
        : `${rowsWords(below)} below the data are not part of the table.`,
    )
  const beside = sheet.rows.some((row) =>
    row.some((cell, column) => !isBlank(cell) && (column < layout.firstColumn || column > layout.lastColumn)),
  )
  if (beside) notes.push('Something stands beside the table, behind an empty column; it is not part of it.')
  const hidden = hiddenIn(sheet)
  if (hidden.sheet) notes.push(`The sheet “${sheet.name}” is hidden in the workbook.`)
  const columns = hidden.columns.filter((column) => column >= layout.firstColumn && column <= layout.lastColumn)
  if (columns.length > 0)
    notes.push(
      `Columns hidden in the workbook, and ignored unless you choose them: ${columns.map(columnLetters).join(', ')}.`,
    )
  const rows = hidden.rows.filter((row) => row <= last).map((row) => row + 1)
  if (rows.length > 0)
    notes.push(
      rows.length === 1
        ? `Row ${rows[0]} of the sheet is hidden in the workbook.`
        : `${rowsWords(rows)} of the sheet are hidden in the workbook.`,
    )
  return notes
}

function rowsWithText(sheet: Sheet, from: number, to: number, { groupRow, unitsRow }: Layout): number[] {
  const rows: number[] = []
  for (let row = from; row <= to; row++)
    if (row !== groupRow && row !== unitsRow && sheet.rows[row]?.some((cell) => !isBlank(cell))) rows.push(row + 1)
  return rows
}

/** Of two or more. */
const rowsWords = (rows: readonly number[]) =>
  rows.length > 4 ? `${rows.length} rows` : `Rows ${rows.slice(0, -1).join(', ')} and ${rows.at(-1)}`
