import { type KeyboardEvent, useState } from 'react'

interface RowKeyActions {
  readonly count: number
  readonly onOpen: (index: number) => void
  readonly onToggle: (index: number) => void
  readonly onMenu: (index: number, row: HTMLElement) => void
  readonly onEscape: () => void
}

/** Rows are one tab stop: arrows move, Enter opens, Space selects, the menu key opens the row's menu. */
export function useRowKeys({ count, onOpen, onToggle, onMenu, onEscape }: RowKeyActions) {
  const [current, setCurrent] = useState(0)
  const active = Math.min(current, Math.max(0, count - 1))

  const go = (row: HTMLElement, index: number) => {
    const wanted = Math.max(0, Math.min(count - 1, index))
    setCurrent(wanted)
    row.parentElement?.querySelectorAll<HTMLElement>('[data-row]')[wanted]?.focus()
  }

  const onKeyDown = (index: number) => (event: KeyboardEvent<HTMLElement>) => {
    // Keys pressed on a button or a box inside the row are theirs.
    if (event.target !== event.currentTarget) return
    const row = event.currentTarget
    const isMenuKey = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)
    if (event.key === 'ArrowDown') go(row, index + 1)
    else if (event.key === 'ArrowUp') go(row, index - 1)
    else if (event.key === 'Home') go(row, 0)
    else if (event.key === 'End') go(row, count - 1)
    else if (event.key === 'Enter') onOpen(index)
    else if (event.key === ' ') onToggle(index)
    else if (event.key === 'Escape') onEscape()
    else if (isMenuKey) onMenu(index, row)
    else return
    event.preventDefault()
  }

  return (index: number) => ({
    'data-row': true,
    tabIndex: index === active ? 0 : -1,
    onFocus: () => setCurrent(index),
    onKeyDown: onKeyDown(index),
  })
}
