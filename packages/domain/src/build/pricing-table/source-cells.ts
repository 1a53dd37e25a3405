import { dataRows, type Layout } from './layout.ts'
import type { Source } from './mapping.ts'
import { cellAt, type Sheet, type SheetCell } from './sheet.ts'

export const acrossColumns = ({ firstColumn, lastColumn, labelColumns }: Layout): number[] =>
  Array.from({ length: lastColumn - firstColumn - labelColumns + 1 }, (_, at) => firstColumn + labelColumns + at)

/** The cells a field reads, with where each stands. Rows that are empty from end to end hold none. */
export function* placedCells(
  sheet: Sheet,
  layout: Layout,
  source: Source,
): Generator<{ cell: SheetCell; row: number; column: number }> {
  if (source.kind === 'title')
    for (const { titleRow } of layout.blocks) {
      if (titleRow !== null)
        yield { cell: cellAt(sheet, titleRow, layout.firstColumn), row: titleRow, column: layout.firstColumn }
    }
  else if (source.kind === 'across') {
    for (const { headerRow } of layout.blocks)
      if (headerRow !== null)
        for (const column of acrossColumns(layout))
          yield { cell: cellAt(sheet, headerRow, column), row: headerRow, column }
  } else {
    const columns =
      source.kind === 'column'
        ? [source.column]
        : source.kind === 'columns'
          ? [source.from, source.to]
          : acrossColumns(layout)
    for (const { row } of dataRows(layout)) {
      if (isEmptyRow(sheet, layout, row)) continue
      for (const column of columns) yield { cell: cellAt(sheet, row, column), row, column }
    }
  }
}

export function* cellsOf(sheet: Sheet, layout: Layout, source: Source): Generator<SheetCell> {
  for (const { cell } of placedCells(sheet, layout, source)) yield cell
}

export function isEmptyRow(sheet: Sheet, { firstColumn, lastColumn }: Layout, row: number): boolean {
  const cells = sheet.rows[row]
  if (!cells) return true
  for (let column = firstColumn; column <= lastColumn; column++) {
    const cell = cells[column] ?? null
    if (cell !== null && (typeof cell !== 'string' || cell.trim() !== '')) return false
  }
  return true
}
