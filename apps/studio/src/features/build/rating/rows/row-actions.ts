import type { KeyboardEvent } from 'react'

/** What is done with a row of an ordered list. */
export interface RowActions {
  readonly move: (from: number, to: number) => void
  readonly duplicate: (at: number) => void
  readonly remove: (at: number) => void
}

/** The keys of a row's button. */
export function onRowKey(event: KeyboardEvent, position: number, actions: RowActions) {
  const isModified = event.ctrlKey || event.metaKey
  if (event.altKey && event.key === 'ArrowUp') actions.move(position, position - 1)
  else if (event.altKey && event.key === 'ArrowDown') actions.move(position, position + 1)
  else if (event.key === 'Delete') actions.remove(position)
  else if (event.key === 'd' && isModified) actions.duplicate(position)
  else return
  event.preventDefault()
}
