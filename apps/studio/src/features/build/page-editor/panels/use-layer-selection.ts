import type { BlockData } from '@coverwright/domain/build/page/page'
import { type MouseEvent, type RefObject, useCallback, useRef } from 'react'
import { type Area, type Selected, useShell } from '../editing/shell-editing.ts'
import { between, toggled } from '../editing/together.ts'

interface Row {
  readonly area: Area
  readonly block: BlockData
}

export type Modifiers = Pick<MouseEvent, 'shiftKey' | 'ctrlKey' | 'metaKey'>

/** Selecting in a list of blocks: one by arrow or click, one more with Ctrl, all up to there with Shift. */
export function useLayerSelection(rows: readonly Row[], list: RefObject<HTMLElement | null>) {
  const { parts, selected, select, chosen, choose } = useShell()
  const at = rows.findIndex(({ area, block }) => area === selected?.area && block.props.id === selected.id)
  // Where a selection of several began and where it has come to; the row that has the focus is its end.
  const range = useRef<{ readonly from: string; readonly to: string }>(undefined)
  if (chosen.length < 2) range.current = undefined
  const isExtending = useRef(false)
  const focus = (index: number) => list.current?.querySelectorAll<HTMLElement>('[role="treeitem"]')[index]?.focus()
  const extendTo = (to: string) => {
    const from = range.current?.from ?? (selected?.area === 'page' ? selected.id : to)
    choose(between(parts.inside, from, to), to)
    range.current = { from, to }
  }
  const now = {
    pick(next: Selected, event: Modifiers) {
      if (next.area !== 'page') return select(next)
      if (event.shiftKey) return extendTo(next.id)
      if (!event.ctrlKey && !event.metaKey) return select(next)
      choose(toggled(chosen, next.id), next.id)
    },
  }
  const latest = useRef(now)
  latest.current = now
  return {
    at,
    walkTo: (index: number) => {
      const row = rows[index]
      if (!row) return
      select({ area: row.area, id: row.block.props.id })
      focus(index)
    },
    extendBy: (step: number) => {
      const head = range.current ? rows.findIndex(({ block }) => block.props.id === range.current?.to) : at
      const row = rows[head + step]
      if (row?.area !== 'page') return
      extendTo(row.block.props.id)
      // The focus goes along, and selects nothing by itself.
      isExtending.current = true
      focus(head + step)
      isExtending.current = false
    },
    /** Both stay the same functions: a page has hundreds of rows. */
    onPick: useCallback((next: Selected, event: Modifiers) => latest.current.pick(next, event), []),
    onReach: useCallback((next: Selected) => !isExtending.current && select(next), [select]),
  }
}
