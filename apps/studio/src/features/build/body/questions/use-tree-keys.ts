import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { placeIn, type Selection } from './selection.ts'
import type { QuestionActions } from './use-question-actions.ts'

/** One tab stop: arrows go through the rows, with Alt they move what is selected, Delete takes it out. */
export function useTreeKeys(
  list: RefObject<HTMLElement | null>,
  selection: Selection,
  actions: QuestionActions,
  isLocked: boolean,
) {
  const isMoving = useRef(false)
  // A row that was moved is another row of the list: the focus goes with it.
  useEffect(() => {
    if (!isMoving.current) return
    isMoving.current = false
    list.current?.querySelector<HTMLElement>('[aria-current]')?.focus()
  }, [list, selection])

  return (event: KeyboardEvent) => {
    const place = placeIn(selection)
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined
    if (by && event.altKey) {
      event.preventDefault()
      if (isLocked) return
      isMoving.current = true
      if (place) actions.moveBy(place, by)
      else actions.moveGroupBy(selection.group, by)
      return
    }
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-place]') ?? [])]
    const at = rows.findIndex((row) => row === document.activeElement)
    const ends = { Home: 0, End: rows.length - 1 } as const
    const to = by ? at + by : event.key === 'Home' || event.key === 'End' ? ends[event.key] : undefined
    if (to !== undefined) {
      event.preventDefault()
      rows[to]?.focus()
      rows[to]?.click()
    }
    if (event.key === 'Delete' && place && !isLocked) {
      event.preventDefault()
      isMoving.current = true
      actions.remove(place)
    }
  }
}
