import { CallError } from '@coverwright/contract/client'
import { editRows, type RowEdit } from '@coverwright/domain/build/pricing-table/edit-rows'
import type { KnownData } from '@coverwright/domain/build/pricing-table/known-data'
import type { PricingTableDetail, TableShape } from '@coverwright/domain/build/pricing-table/pricing-table'
import type { TableRow } from '@coverwright/domain/build/rating/rating-table'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { wordsOf } from '../../../framework/page/ErrorAlert.tsx'
import { sayFailed } from '../../../framework/toast/toasts.tsx'
import { editQueue, type Outcome, type Saved } from './edit-queue.ts'
import type { Place } from './grid-window.ts'
import { useRows } from './queries.ts'
import { inverseOf, noHistory, type RowHistory, stepBack, stepForth, withDone } from './row-history.ts'
import { rowsInGrid } from './rows-in-grid.ts'

interface Edited {
  readonly detail: PricingTableDetail
  readonly shape: TableShape
  readonly known: readonly KnownData[]
  readonly onOpen: (id: string) => void
  /** To a row of the table, as the rows are then. */
  readonly onMove: (place: Place, rows: readonly TableRow[]) => void
}

/** Rows that are changed here and saved behind it: nothing that is in view waits for the server, or jumps. */
export function useRowEdits({ detail, shape, known, onOpen, onMove }: Edited) {
  const { t } = useTranslation('pricing-table')
  const content = useRows(detail.id, detail.revision)
  const [ahead, setAhead] = useState<readonly TableRow[] | null>(null)
  const [history, setHistory] = useState<RowHistory>(noHistory)
  const [waiting, setWaiting] = useState(0)
  const [epoch, setEpoch] = useState(0)
  const [saved, setSaved] = useState<Saved>(detail)
  const [queue] = useState(() => editQueue(sendEdits, detail))
  const shown = rowsInGrid({ fetched: content.data, ahead, saved, isWaiting: waiting > 0 })
  const { rows } = shown
  // Kept, rows of one's own would come back into view when somebody else's edits are fetched.
  if (ahead && !shown.isAhead) setAhead(null)
  // Somebody else's edit moves rows: what would be taken back is no longer what was done.
  if (shown.from && shown.isOther) {
    setSaved(shown.from)
    setHistory(noHistory)
    setEpoch(epoch + 1)
  }

  const settle = (outcome: Outcome) => {
    setWaiting((count) => count - 1)
    if (outcome.is === 'saved') {
      setSaved(outcome.saved)
      if (outcome.isNewVersion) onOpen(outcome.saved.id)
    } else if (outcome.is === 'refused') {
      // The rows of the last edit that was saved: older ones would be edited under the version that is gone on from.
      setAhead(shown.isAhead ? rows : null)
      setHistory(noHistory)
      setEpoch((count) => count + 1)
      sayFailed(refusalIn(outcome.error))
    } else if (outcome.isFirst) sayFailed(t('editsDropped'))
  }
  const apply = (edits: readonly RowEdit[]) => {
    const after = editRows(rows, edits, shape, known).rows
    setAhead(after)
    setWaiting((count) => count + 1)
    void queue({ edits, epoch, ...(shown.from && { from: shown.from }) }).then(settle)
    return after
  }
  const step = (taken: ReturnType<typeof stepBack>, key: 'inverse' | 'edits') => {
    if (!taken) return
    setHistory(taken.history)
    onMove(taken.edit.at, apply(taken.edit[key]))
  }
  return {
    rows,
    epoch,
    isSaving: waiting > 0,
    save: (edits: readonly RowEdit[], at: Place) => {
      setHistory((now) => withDone(now, { edits, inverse: inverseOf(rows, edits, shape, known), at }))
      apply(edits)
    },
    undo: history.done.length > 0 ? () => step(stepBack(history), 'inverse') : undefined,
    redo: history.undone.length > 0 ? () => step(stepForth(history), 'edits') : undefined,
  }
}

const sendEdits = ({ id, revision }: Saved, edits: readonly RowEdit[]) =>
  acts.pricing.editRows({ id, revision, edits: [...edits] })

const refusalIn = (error: unknown) =>
  (error instanceof CallError ? Object.values(error.fields)[0] : undefined) ?? wordsOf(error)
