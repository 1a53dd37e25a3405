import type { TableRow } from '@coverwright/domain/build/rating/rating-table'
import type { Saved } from './edit-queue.ts'

interface SavedRows {
  /** The save they are of; while those of a newer one are fetched it is older than the table's. */
  readonly saved: Saved
  readonly rows: readonly TableRow[]
}

interface Known {
  readonly fetched: SavedRows | null | undefined
  /** Rows as edited here, until what is fetched holds the edits. */
  readonly ahead: readonly TableRow[] | null
  /** The last save that rows in the grid were of. */
  readonly saved: Saved
  readonly isWaiting: boolean
}

interface Shown {
  readonly rows: readonly TableRow[]
  /** The rows are ahead of what is fetched. */
  readonly isAhead: boolean
  /** The save an edit of fetched rows must name: under any other number it would land in other rows. */
  readonly from?: Saved
  /** The rows are of another save than the last one: somebody else's, or another version was opened. */
  readonly isOther: boolean
}

export function rowsInGrid({ fetched, ahead, saved, isWaiting }: Known): Shown {
  if (ahead && (isWaiting || !fetched || !isReached(saved, fetched.saved)))
    return { rows: ahead, isAhead: true, isOther: false }
  if (!fetched) return { rows: [], isAhead: false, isOther: false }
  const isSame = fetched.saved.id === saved.id && fetched.saved.revision === saved.revision
  return { rows: fetched.rows, isAhead: false, from: fetched.saved, isOther: !isWaiting && !isSame }
}

const isReached = (saved: Saved, by: Saved) => by.id === saved.id && by.revision >= saved.revision
