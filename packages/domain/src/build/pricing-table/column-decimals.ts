import { writtenDecimals } from '../rating/decimal.ts'
import { mostDecimals } from '../rating/rating-table.ts'
import { type Field, type Mapping, usualDecimals } from './mapping.ts'
import { readNumberAs } from './read-number.ts'
import type { Sheet } from './sheet.ts'
import { acrossColumns } from './source-cells.ts'

/** How many decimals the numbers of a field are written with, as the sheet's decimal mark has them. */
export function decimalsIn(
  sheet: Sheet,
  { layout, decimalMark }: Pick<Mapping, 'layout' | 'decimalMark'>,
  { source }: Pick<Field, 'source'>,
  skipped: ReadonlySet<number> = new Set(),
): number {
  const columns = source.kind === 'body' ? acrossColumns(layout) : source.kind === 'column' ? [source.column] : []
  let most = 0
  for (const { firstRow, lastRow } of layout.blocks)
    for (let row = firstRow; row <= lastRow; row++) {
      if (skipped.has(row)) continue
      for (const column of columns) {
        const cell = sheet.rows[row]?.[column] ?? null
        if (cell === null) continue
        if (typeof cell === 'string') {
          if (/[.,%eE]/.test(cell))
            most = Math.max(most, writtenDecimals(readNumberAs(cell, decimalMark ?? 'point')?.decimal ?? ''))
        } else if ('number' in cell) most = Math.max(most, writtenDecimals(cell.number))
      }
    }
  return most
}

/** How many decimals a field is shown with where the sheet writes noughts at the end; nothing where it does not. */
export function shownIn(
  sheet: Sheet,
  { layout, decimalMark }: Pick<Mapping, 'layout' | 'decimalMark'>,
  { source }: Pick<Field, 'source'>,
): number | undefined {
  const columns = source.kind === 'body' ? acrossColumns(layout) : source.kind === 'column' ? [source.column] : []
  const noughts = decimalMark === 'comma' ? /\d,(\d*0)\s*%?$/ : /\d\.(\d*0)\s*%?$/
  let most = 0
  for (const { firstRow, lastRow } of layout.blocks)
    for (let row = firstRow; row <= lastRow; row++)
      for (const column of columns) {
        const cell = sheet.rows[row]?.[column] ?? null
        if (typeof cell === 'string') most = Math.max(most, noughts.exec(cell.trim())?.[1]?.length ?? 0)
        else if (cell !== null && 'number' in cell) most = Math.max(most, cell.shown ?? 0)
      }
  return most > 0 ? Math.min(most, usualDecimals) : undefined
}

/** A result keeps every decimal that is written, unless somebody said that the column is rounded. */
export function withDecimals(sheet: Sheet, field: Field, mapping: Mapping, skipped: ReadonlySet<number>): Field {
  if (field.cells !== 'number' || field.fine === 'round') return field
  const written = decimalsIn(sheet, mapping, field, skipped)
  return { ...field, decimals: Math.max(field.decimals, Math.min(written, mostDecimals)) }
}
