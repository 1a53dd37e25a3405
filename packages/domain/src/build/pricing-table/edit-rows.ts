import { z } from 'zod'
import type { TableRow } from '../rating/rating-table.ts'
import type { KnownData } from './known-data.ts'
import type { TableShape } from './pricing-table.ts'
import { readConditionText, readResultText } from './table-text.ts'

const row = z.int().min(0).max(1_000_000)
const cellText = z.string().max(500)
/** What is written is meant as it is, though it could be a condition: `AB1, AB2` is one value. Without it that is refused. */
const isWritten = z.literal(true).optional()

/** One change by hand. Rows and columns count from 0; the columns that ask come before the results. */
export const RowEdit = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('set'), row, column: z.int().min(0).max(40), text: cellText, isWritten }),
    z.strictObject({ kind: z.literal('insert'), row, cells: z.array(cellText).max(40), isWritten }),
    z.strictObject({ kind: z.literal('remove'), row }),
  ])
  .meta({ id: 'PricingTableRowEdit' })

/** So many are saved at one go. */
export const mostRowEdits = 5000

export type RowEdit = z.output<typeof RowEdit>

export interface EditProblem {
  readonly row: number
  readonly column: number
  readonly message: string
}

/** The rows after the edits, one after the other, or what does not fit its column. */
export function editRows(
  before: readonly TableRow[],
  edits: readonly RowEdit[],
  shape: TableShape,
  known: readonly KnownData[],
): { readonly rows: TableRow[]; readonly problems: EditProblem[] } {
  const rows = [...before]
  const problems: EditProblem[] = []
  const read = (at: number, column: number, text: string, isMeant = false) =>
    readCell(shape, known, { column, text, isWritten: isMeant }, (message) =>
      problems.push({ row: at, column, message }),
    )
  for (const edit of edits) {
    const old = rows[edit.row]
    if (edit.kind === 'remove') rows.splice(edit.row, 1)
    else if (edit.kind === 'insert') {
      const cells = Array.from({ length: shape.dimensions.length + shape.outputs.length }, (_, column) =>
        read(edit.row, column, edit.cells[column] ?? '', edit.isWritten),
      )
      rows.splice(Math.min(edit.row, rows.length), 0, {
        when: cells.slice(0, shape.dimensions.length),
        results: cells.slice(shape.dimensions.length).map(String),
      })
    } else if (!old) problems.push({ row: edit.row, column: edit.column, message: `There is no row ${edit.row + 1}.` })
    else rows[edit.row] = withCell(old, shape, edit.column, read(edit.row, edit.column, edit.text, edit.isWritten))
  }
  return { rows, problems }
}

type AnyCell = TableRow['when'][number]

function withCell({ when, results }: TableRow, { dimensions }: TableShape, column: number, cell: AnyCell): TableRow {
  if (column < dimensions.length) return { when: when.with(column, cell), results }
  return { when, results: results.with(column - dimensions.length, String(cell)) }
}

function readCell(
  { dimensions, outputs }: TableShape,
  known: readonly KnownData[],
  { column, text, isWritten: isMeant }: { readonly column: number; readonly text: string; readonly isWritten: boolean },
  refuse: (message: string) => void,
): AnyCell {
  const dimension = dimensions[column]
  const output = outputs[column - dimensions.length]
  const data = dimension && known.find(({ name }) => name === dimension.name)
  const read = dimension
    ? readConditionText(text, dimension, data, isMeant)
    : output
      ? readResultText(text, output)
      : undefined
  if (read?.is === 'value') return read.value
  refuse(read?.trouble.message ?? `There is no column ${column + 1}.`)
  return ''
}
