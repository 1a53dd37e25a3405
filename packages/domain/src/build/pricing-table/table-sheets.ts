import { beginningOf } from '../../kept-text.ts'
import { type TableRow } from '../rating/rating-table.ts'
import type { Identified } from './mapping.ts'
import { TableShape } from './pricing-table.ts'
import { cellAt, type Sheet, type SheetCell, textOf } from './sheet.ts'
import { conditionText, fieldOfDimension, fieldOfOutput } from './table-text.ts'

const descriptionSheet = 'About this table'
const format = 'Coverwright table, format 1'

/** A table as a workbook: its rows, and a description by which it reads back to exactly the same table. */
export function tableToSheets(name: string, shape: TableShape, rows: readonly TableRow[]): Sheet[] {
  const header = [...shape.dimensions, ...shape.outputs].map((column) => column.name)
  const table: SheetCell[][] = [header]
  for (const { when, results } of rows)
    table.push([
      ...when.map((cell, at): SheetCell => {
        const dimension = shape.dimensions[at]
        const isNumber =
          typeof cell === 'string' &&
          dimension !== undefined &&
          dimension.kind !== 'text' &&
          dimension.kind !== 'yes-no' &&
          dimension.kind !== 'date-range'
        if (isNumber) return { number: cell }
        return dimension ? conditionText(cell, dimension) : ''
      }),
      ...results.map((result, at): SheetCell => {
        const output = shape.outputs[at]
        if (output?.kind !== 'number') return result
        return output.unit === '%' ? { number: result, as: '%' } : { number: result }
      }),
    ])
  return [
    { name: sheetName(name), rows: table, merges: [] },
    {
      name: descriptionSheet,
      rows: [[format], ['Sheet', sheetName(name)], ['Columns', JSON.stringify(shape)], ...explained(shape)],
      merges: [],
    },
  ]
}

/** Excel allows 31 characters and not all of them. */
const sheetName = (name: string) => beginningOf(name.replace(/[[\]:*?/\\]/g, ' '), 31)

const explained = (shape: TableShape): SheetCell[][] => [
  ['Which row applies', shape.hitPolicy],
  ...shape.dimensions.map((dimension): SheetCell[] => [
    dimension.name,
    'asks',
    dimension.kind,
    ...('upperEnd' in dimension ? [`upper end ${dimension.upperEnd}`] : []),
  ]),
  ...shape.outputs.map((output): SheetCell[] => [
    output.name,
    'result',
    output.kind,
    ...(output.kind === 'number' ? [`${output.decimals} decimals`] : []),
  ]),
  ['Keep this sheet: with it the workbook reads back without questions. * is any value.'],
]

/** What such a workbook says of itself; undefined for any other, or when its columns were changed. */
export function readDescription(sheets: readonly Sheet[]): Identified | undefined {
  const about = sheets.find(({ name }) => name === descriptionSheet)
  if (!about || textOf(cellAt(about, 0, 0)) !== format) return undefined
  const sheet = sheets.find(({ name }) => name === textOf(cellAt(about, 1, 1)))
  const shape = TableShape.safeParse(jsonOf(textOf(cellAt(about, 2, 1)))).data
  if (!sheet || !shape || sheet.rows.length < 2) return undefined
  const columns = [...shape.dimensions, ...shape.outputs]
  if (
    columns.some(({ name }, at) => textOf(cellAt(sheet, 0, at)) !== name) ||
    cellAt(sheet, 0, columns.length) !== null
  )
    return undefined
  const fields = [
    ...shape.dimensions.map((dimension, at) => ({ ...fieldOfDimension(dimension, at), heading: dimension.name })),
    ...shape.outputs.map((output, at) => ({
      ...fieldOfOutput(output, shape.dimensions.length + at),
      heading: output.name,
    })),
  ]
  const block = { titleRow: null, headerRow: 0, firstRow: 1, lastRow: sheet.rows.length - 1 }
  const layout = {
    orientation: 'list' as const,
    firstColumn: 0,
    lastColumn: columns.length - 1,
    labelColumns: 0,
    groupRow: null,
    unitsRow: null,
    blocks: [block],
  }
  const { hitPolicy, beyond, prefer = null } = shape
  return {
    mapping: {
      sheet: sheet.name,
      layout,
      fields,
      hitPolicy,
      beyond,
      prefer,
      decimalMark: 'point',
      dateOrder: 'day-first',
      hiddenRows: 'taken',
    },
    questions: [],
    notes: [],
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
