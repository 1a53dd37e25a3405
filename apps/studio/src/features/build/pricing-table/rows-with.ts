import type { TableShape } from '@coverwright/domain/build/pricing-table/pricing-table'
import { conditionText, resultText } from '@coverwright/domain/build/pricing-table/table-text'
import type { TableRow } from '@coverwright/domain/build/rating/rating-table'

/** The rows in which every word of the search stands in some cell; null when nothing is searched for. */
export function rowsWith(
  rows: readonly TableRow[],
  { dimensions, outputs }: TableShape,
  search: string,
): Int32Array | null {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return null
  const found: number[] = []
  for (const [at, { when, results }] of rows.entries()) {
    const texts = [
      ...when.map((cell, nth) => (dimensions[nth] ? conditionText(cell, dimensions[nth]) : '')),
      ...results.map((result, nth) => (outputs[nth] ? resultText(result, outputs[nth]) : result)),
    ]
    const line = texts.join('\n').toLowerCase()
    if (words.every((word) => line.includes(word))) found.push(at)
  }
  return Int32Array.from(found)
}

/** The row of the table that stands at a place of the grid; none below the last that was found. */
export const rowOfShown = (found: Int32Array | null, shown: number): number | undefined =>
  found ? found[shown] : shown

/** Where a row of the table stands in the grid; nowhere when the search leaves it out. */
export function shownOfRow(found: Int32Array | null, row: number): number | undefined {
  const shown = found ? found.indexOf(row) : row
  return shown < 0 ? undefined : shown
}
