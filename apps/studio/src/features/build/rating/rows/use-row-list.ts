import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sayDoneWithUndo } from '../../../../framework/toast/toasts.tsx'

interface RowListOptions<Row> {
  readonly rows: readonly Row[]
  readonly titleOf: (row: Row) => string
  readonly copyOf: (row: Row) => Row
  readonly change: (recipe: (rows: Row[]) => void, label: string) => void
}

/** An ordered list that is written: which row is open, and adding, moving, copying and deleting with undo. */
export function useRowList<Row>({ rows, titleOf, copyOf, change }: RowListOptions<Row>) {
  const { t } = useTranslation('rating')
  const [open, setOpen] = useState<number | null>(null)
  /** The row that takes the focus once it stands in its place. */
  const [focused, setFocused] = useState<number | null>(null)
  const [said, setSaid] = useState('')

  function insert(row: Row, at: number, label: string) {
    change((draft) => {
      draft.splice(at, 0, row)
    }, label)
    setOpen(at)
    setFocused(at)
  }

  return {
    open,
    setOpen,
    focused,
    clearFocused: () => setFocused(null),
    said,
    /** Opens a row and brings it into sight. */
    show: useCallback((at: number) => {
      setOpen(at)
      setFocused(at)
    }, []),
    insert: (row: Row, at: number) => insert(row, at, t('did.add', { name: titleOf(row) })),
    duplicate: (at: number) => {
      const row = rows[at]
      if (row) insert(copyOf(row), at + 1, t('did.duplicate', { name: titleOf(row) }))
    },
    remove: (at: number) => {
      const row = rows[at]
      if (!row) return
      const name = titleOf(row)
      change(
        (draft) => {
          draft.splice(at, 1)
        },
        t('did.remove', { name }),
      )
      setOpen(null)
      setFocused(Math.min(at, rows.length - 2))
      sayDoneWithUndo(t('did.remove', { name }), async () => {
        change(
          (draft) => {
            draft.splice(at, 0, row)
          },
          t('did.restore', { name }),
        )
      })
    },
    move: (from: number, to: number) => {
      const row = rows[from]
      if (!row || to < 0 || to >= rows.length) return
      change(
        (draft) => {
          draft.splice(to, 0, ...draft.splice(from, 1))
        },
        t('did.move', { name: titleOf(row) }),
      )
      setOpen(open === from ? to : null)
      setFocused(to)
      setSaid(t('row.movedTo', { name: titleOf(row), place: to + 1, count: rows.length }))
    },
  }
}

export type RowList = ReturnType<typeof useRowList>
