import type { RowEdit } from '@coverwright/domain/build/pricing-table/edit-rows'
import type { TableShape } from '@coverwright/domain/build/pricing-table/pricing-table'
import type { TableRow } from '@coverwright/domain/build/rating/rating-table'
import type { SetEdit } from './pasted-edits.ts'
import { textsOf } from './row-texts.ts'

/** The values of a cell; itself where it holds but one. */
type EachOf = (edit: SetEdit) => readonly string[]

/**
 * A row for each of the values that typed cells hold, the same but for them; where several cells of a row hold some, one for
 * each combination. From the last row up, so that no row moves one that is still to be edited.
 */
export function rowsForEach(
  edits: readonly SetEdit[],
  eachOf: EachOf,
  rows: readonly TableRow[],
  shape: TableShape,
): RowEdit[] {
  const made: RowEdit[] = []
  for (const [row, cells] of cellsByRow(edits)) {
    const before = textsOf(rows[row], shape)
    for (const [nth, texts] of combinations(cells.map(eachOf)).entries()) {
      const typed = (at: number) => texts[at] ?? ''
      if (nth === 0) made.push(...cells.map((edit, at): RowEdit => ({ ...edit, text: typed(at) })))
      else {
        const changed = cells.reduce((all, { column }, at) => all.with(column, typed(at)), before)
        made.push({ kind: 'insert', row: row + nth, cells: changed, isWritten: true })
      }
    }
  }
  return made
}

/** How many rows that makes more: three cells of a hundred values are a million. */
export const countRowsForEach = (edits: readonly SetEdit[], eachOf: EachOf): number =>
  cellsByRow(edits).reduce(
    (sum, [, cells]) => sum + cells.reduce((product, edit) => product * eachOf(edit).length, 1) - 1,
    0,
  )

const cellsByRow = (edits: readonly SetEdit[]) =>
  [...Map.groupBy(edits, ({ row }) => row)].toSorted(([one], [other]) => other - one)

const combinations = (lists: readonly (readonly string[])[]): string[][] =>
  lists.reduce<string[][]>((before, list) => before.flatMap((texts) => list.map((text) => [...texts, text])), [[]])
