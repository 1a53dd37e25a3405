import { useWindowEvent } from '@mantine/hooks'
import { useEffect, useId } from 'react'

/** Layers that are open, the top one last. */
const open: string[] = []

/**
 * Closes a layer with Escape while it is the top one. Mantine's own layers each listen for themselves: a palette over a
 * drawer would take the drawer with it.
 */
export function useEscape(isOpen: boolean, onClose: () => void): void {
  const id = useId()
  useEffect(() => {
    if (!isOpen) return undefined
    open.push(id)
    return () => void open.splice(open.indexOf(id), 1)
  }, [id, isOpen])
  useWindowEvent(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || event.isComposing || answered.has(event) || open.at(-1) !== id) return
      // A menu or a list that is open in the layer closes first.
      if (event.target instanceof Element && event.target.getAttribute('data-mantine-stop-propagation') === 'true')
        return
      answered.add(event)
      onClose()
    },
    { capture: true },
  )
}

/** One press closes one layer, also where the next one has become the top before it hears of it. */
const answered = new WeakSet<Event>()
