import { editRows, type RowEdit } from '@coverwright/domain/build/pricing-table/edit-rows'
import type { KnownData } from '@coverwright/domain/build/pricing-table/known-data'
import type { TableShape } from '@coverwright/domain/build/pricing-table/pricing-table'
import type { TableRow } from '@coverwright/domain/build/rating/rating-table'
import type { Place } from './grid-window.ts'
import { cellText, textsOf } from './row-texts.ts'

/** What was done at one go, and what takes it back. */
export interface DoneEdit {
  readonly edits: readonly RowEdit[]
  readonly inverse: readonly RowEdit[]
  /** Where it was done, by the row of the table: whoever takes it back is led there, whatever is searched for by then. */
  readonly at: Place
}

export interface RowHistory {
  readonly done: readonly DoneEdit[]
  readonly undone: readonly DoneEdit[]
}

export const noHistory: RowHistory = { done: [], undone: [] }

/** So many can be taken back: a paste may be thousands of cells. */
const most = 100

export const withDone = ({ done }: RowHistory, edit: DoneEdit): RowHistory => ({
  done: [...done, edit].slice(-most),
  undone: [],
})

/** The last edit taken back, or the last one taken back done again; nothing where there is none. */
export function stepBack({
  done,
  undone,
}: RowHistory): { readonly edit: DoneEdit; readonly history: RowHistory } | null {
  const edit = done.at(-1)
  return edit ? { edit, history: { done: done.slice(0, -1), undone: [...undone, edit] } } : null
}

export function stepForth({ done, undone }: RowHistory): ReturnType<typeof stepBack> {
  const edit = undone.at(-1)
  return edit ? { edit, history: { done: [...done, edit], undone: undone.slice(0, -1) } } : null
}

/** What stood there was settled, whatever it looks like. */
const asItWas = { isWritten: true } as const

/** What makes of the rows after the edits the rows before them, in the order it is to be done. */
export function inverseOf(
  before: readonly TableRow[],
  edits: readonly RowEdit[],
  shape: TableShape,
  known: readonly KnownData[],
): RowEdit[] {
  let rows = before
  const inverse: RowEdit[] = []
  for (const edit of edits) {
    const old = rows[edit.row]
    if (edit.kind === 'set')
      inverse.unshift({
        ...asItWas,
        kind: 'set',
        row: edit.row,
        column: edit.column,
        text: cellText(old, shape, edit.column),
      })
    else if (edit.kind === 'remove')
      inverse.unshift({ ...asItWas, kind: 'insert', row: edit.row, cells: textsOf(old, shape) })
    else inverse.unshift({ kind: 'remove', row: Math.min(edit.row, rows.length) })
    // Cells stay where they are: only rows that come or go move the ones that later edits mean.
    if (edit.kind !== 'set') ({ rows } = editRows(rows, [edit], shape, known))
  }
  return inverse
}
