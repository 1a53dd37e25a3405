import { type DragEvent, useState } from 'react'

/** Dragging one row of a list to another place. The keys that do the same are the row's own. */
export function useReorder(onMove: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<number | null>(null)
  /** The gap it would fall into: 0 is above the first row. */
  const [gap, setGap] = useState<number | null>(null)

  const end = () => {
    setDragged(null)
    setGap(null)
  }

  const handle = (at: number) => ({
    draggable: true,
    onDragStart: (event: DragEvent<HTMLElement>) => {
      setDragged(at)
      event.dataTransfer.effectAllowed = 'move'
      event.dataTransfer.setData('text/plain', String(at))
      const row = event.currentTarget.closest('li')
      if (row) event.dataTransfer.setDragImage(row, 16, 16)
    },
    onDragEnd: end,
  })

  const row = (at: number) => ({
    onDragOver: (event: DragEvent<HTMLElement>) => {
      if (dragged === null) return
      event.preventDefault()
      const { top, height } = event.currentTarget.getBoundingClientRect()
      setGap(event.clientY < top + height / 2 ? at : at + 1)
    },
    onDrop: (event: DragEvent<HTMLElement>) => {
      event.preventDefault()
      if (dragged !== null && gap !== null) {
        const to = gap > dragged ? gap - 1 : gap
        if (to !== dragged) onMove(dragged, to)
      }
      end()
    },
    'data-gap': gap === at ? 'above' : gap === at + 1 ? 'below' : undefined,
    'data-dragged': dragged === at || undefined,
  })

  return { handle, row }
}
