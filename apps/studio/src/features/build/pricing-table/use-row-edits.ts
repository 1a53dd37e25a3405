import { CallError } from '@coverwright/contract/client'
import { editRows, type RowEdit } from '@coverwright/domain/build/pricing-table/edit-rows'
import type { KnownData } from '@coverwright/domain/build/pricing-table/known-data'
import type { PricingTableDetail, TableShape } from '@coverwright/domain/build/pricing-table/pricing-table'
import type { TableRow } from '@coverwright/domain/build/rating/rating-table'
import { useRef, useState } from 'react'
import { acts } from '../../../core/wire/acts.ts'
import { wordsOf } from '../../../framework/page/ErrorAlert.tsx'
import { sayFailed } from '../../../framework/toast/toasts.tsx'
import type { Place } from './grid-window.ts'
import { useRows } from './queries.ts'
import { inverseOf, noHistory, type RowHistory, stepBack, stepForth, withDone } from './row-history.ts'

type Saved = Pick<PricingTableDetail, 'id' | 'revision'>

interface Edited {
  readonly detail: PricingTableDetail
  readonly shape: TableShape
  readonly known: readonly KnownData[]
  readonly onOpen: (id: string) => void
  readonly onMove: (place: Place) => void
}

/** Rows that are changed here and saved behind it: nothing that is in view waits for the server, or jumps. */
export function useRowEdits({ detail, shape, known, onOpen, onMove }: Edited) {
  const content = useRows(detail.id, detail.revision)
  const [ahead, setAhead] = useState<readonly TableRow[] | null>(null)
  const [history, setHistory] = useState<RowHistory>(noHistory)
  const [waiting, setWaiting] = useState(0)
  const [saved, setSaved] = useState<Saved>(detail)
  // Edits wait for one another, and each is meant for what the one before it left.
  const latest = useRef<Saved>(detail)
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const isCaughtUp =
    waiting === 0 && !content.isPlaceholderData && detail.id === saved.id && detail.revision >= saved.revision
  const kept = content.data?.rows ?? []
  const rows = ahead && !isCaughtUp ? ahead : kept

  const settle = (next: Saved) => {
    latest.current = next
    setSaved(next)
  }
  const send = async (edits: readonly RowEdit[]) => {
    const { id, revision } = isNewer(detail, latest.current) ? detail : latest.current
    try {
      const next = await acts.pricing.editRows({ id, revision, edits: [...edits] })
      settle(next)
      if (next.id !== id) onOpen(next.id)
    } catch (error) {
      // What comes after it was meant for rows that are not there.
      setAhead(null)
      setHistory(noHistory)
      settle(detail)
      sayFailed(error instanceof CallError ? (Object.values(error.fields)[0] ?? wordsOf(error)) : wordsOf(error))
    }
    setWaiting((count) => count - 1)
  }
  const apply = (edits: readonly RowEdit[]) => {
    setAhead(editRows(rows, edits, shape, known).rows)
    setWaiting((count) => count + 1)
    queue.current = queue.current.then(() => send(edits))
  }
  const step = (taken: ReturnType<typeof stepBack>, key: 'inverse' | 'edits') => {
    if (!taken) return
    setHistory(taken.history)
    apply(taken.edit[key])
    onMove(taken.edit.at)
  }
  // Somebody else's edit moves rows: what would be taken back is no longer what was done.
  if (waiting === 0 && history.done.length + history.undone.length > 0 && isNewer(detail, saved)) setHistory(noHistory)
  return {
    rows,
    isSaving: waiting > 0,
    save: (edits: readonly RowEdit[], at: Place) => {
      setHistory((now) => withDone(now, { edits, inverse: inverseOf(rows, edits, shape, known), at }))
      apply(edits)
    },
    undo: history.done.length > 0 ? () => step(stepBack(history), 'inverse') : undefined,
    redo: history.undone.length > 0 ? () => step(stepForth(history), 'edits') : undefined,
  }
}

const isNewer = (detail: Saved, saved: Saved) => detail.id === saved.id && detail.revision > saved.revision
