import { writtenDecimals } from '../rating/decimal.ts'
import { mostDecimals } from '../rating/rating-table.ts'
import type { Field, Mapping } from './mapping.ts'
import { readNumberAs } from './read-number.ts'
import type { Sheet } from './sheet.ts'
import { placedCells } from './source-cells.ts'

/** How many decimals the numbers of a field are written with, as the sheet's decimal mark has them. */
export function decimalsIn(
  sheet: Sheet,
  { layout, decimalMark }: Pick<Mapping, 'layout' | 'decimalMark'>,
  { source }: Pick<Field, 'source'>,
  skipped: ReadonlySet<number> = new Set(),
): number {
  let most = 0
  for (const { cell, row } of placedCells(sheet, layout, source)) {
    if (cell === null || skipped.has(row)) continue
    if (typeof cell === 'string') {
      if (!/[.,%eE]/.test(cell)) continue
      most = Math.max(most, writtenDecimals(readNumberAs(cell, decimalMark ?? 'point')?.decimal ?? ''))
    } else if ('number' in cell) most = Math.max(most, writtenDecimals(cell.number))
  }
  return most
}

/** A result keeps every decimal that is written, unless somebody said that the column is rounded. */
export function withDecimals(sheet: Sheet, field: Field, mapping: Mapping, skipped: ReadonlySet<number>): Field {
  if (field.cells !== 'number' || field.fine === 'round') return field
  const written = decimalsIn(sheet, mapping, field, skipped)
  return { ...field, decimals: Math.max(field.decimals, Math.min(written, mostDecimals)) }
}
