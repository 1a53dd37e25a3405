import type { RowEdit } from '@coverwright/domain/build/pricing-table/edit-rows'
import { readCsv } from '@coverwright/domain/build/pricing-table/read-csv'
import type { Place } from './grid-window.ts'

interface Sheet {
  readonly columns: number
  /** The row of the table at a place of the grid; none below the last. */
  readonly rowAt: (shown: number) => number | undefined
}

export type SetEdit = RowEdit & { readonly kind: 'set' }

interface Pasted {
  readonly edits: readonly SetEdit[]
  /** Cells with something in them that lie beyond the last row or column. */
  readonly beyond: number
}

/** A block of cells as spreadsheets copy them, laid down from a place on. */
export function pastedEdits(text: string, at: Place, { columns, rowAt }: Sheet): Pasted {
  const edits: SetEdit[] = []
  let beyond = 0
  for (const [down, cells] of readCsv(text, Number.POSITIVE_INFINITY, '\t').entries()) {
    const row = rowAt(at.row + down)
    for (const [across, cell] of cells.entries()) {
      const column = at.column + across
      if (row !== undefined && column < columns) edits.push({ kind: 'set', row, column, text: cell })
      else if (cell.trim() !== '') beyond++
    }
  }
  return { edits, beyond }
}
