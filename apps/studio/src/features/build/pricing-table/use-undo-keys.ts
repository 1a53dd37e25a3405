import { useEffect, useEffectEvent } from 'react'

interface Pressed {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
}

export function undoKeyOf({ key, ctrlKey, metaKey, shiftKey, altKey }: Pressed): 'undo' | 'redo' | undefined {
  const letter = key.toLowerCase()
  if (altKey || !(ctrlKey || metaKey) || (letter !== 'z' && letter !== 'y')) return undefined
  return letter === 'y' || shiftKey ? 'redo' : 'undo'
}

/** Whose undo is meant where the focus is; behind a dialog nothing is taken back. */
export function undoOwnerAt(target: Pick<Element, 'tagName' | 'closest'>): 'rows' | 'dialog' | 'field' {
  if (target.closest('[role=dialog]')) return 'dialog'
  return /^(input|textarea|select)$/i.test(target.tagName) || target.closest('[contenteditable=true]')
    ? 'field'
    : 'rows'
}

interface UndoKeys {
  readonly isOn: boolean
  readonly undo: (() => void) | undefined
  readonly redo: (() => void) | undefined
}

/**
 * While rows are in view the keys are theirs, also beside the grid: a button that was pressed has the focus, or nothing has
 * once it is disabled, and the editor around them would take back something else, out of view.
 */
export function useUndoKeys({ isOn, undo, redo }: UndoKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = undoKeyOf(event)
    const owner = event.target instanceof Element ? undoOwnerAt(event.target) : 'rows'
    if (!key || owner === 'field') return
    event.stopPropagation()
    if (owner === 'dialog') return
    event.preventDefault()
    if (key === 'undo') undo?.()
    else redo?.()
  })
  useEffect(() => {
    if (!isOn) return undefined
    window.addEventListener('keydown', press, true)
    return () => window.removeEventListener('keydown', press, true)
  }, [isOn])
}
