import { findBlock } from '@coverwright/domain/build/page/block-tree'
import { useEffect, useRef } from 'react'
import { clipboardText } from './clipboard.ts'
import { type Selected, useShell } from './shell-editing.ts'
import type { BlockActions } from './use-block-actions.ts'

interface EditorKeys {
  readonly actions: BlockActions
  readonly undo: () => void
  readonly redo: () => void
  readonly isLocked: boolean
  /** Begins to write the first text of a block; false where it has none. */
  readonly write: (block: Selected) => boolean
}

const isTyping = (event: Event) => {
  const [target] = event.composedPath()
  // The canvas is another window: its elements are no instances of this one's classes.
  const element = target as Partial<HTMLElement> | undefined
  return element?.isContentEditable === true || /^(input|textarea|select)$/i.test(element?.tagName ?? '')
}

/** On the canvas or in the list of layers: anywhere else Enter presses what has the focus. */
const isAtBlock = (event: Event) => {
  const element = event.composedPath()[0] as Partial<Element> | undefined
  return element?.tagName === 'BODY' || element?.getAttribute?.('role') === 'treeitem'
}

/**
 * Keys for what is selected, on the canvas and beside it. They are taken before Puck sees them: it has an undo of its own
 * that knows nothing of the theme or of other pages, and deletes without asking.
 */
export function useEditorKeys(given: EditorKeys): void {
  const editing = useShell()
  const latest = useRef({ ...given, editing })
  latest.current = { ...given, editing }
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { actions, undo, redo, isLocked, write, editing: now } = latest.current
      const { selected, select } = now
      const key = event.key.toLowerCase()
      const take = (act: () => void) => {
        event.preventDefault()
        event.stopImmediatePropagation()
        if (!isLocked) act()
      }
      if (event.ctrlKey || event.metaKey) {
        if (key === 'z') return take(event.shiftKey ? redo : undo)
        if (key === 'y') return take(redo)
        if (key === 'i') return event.stopImmediatePropagation()
        if (event.altKey && selected?.area === 'page' && !isTyping(event)) {
          if (event.code === 'KeyC') return take(() => actions.copyStyle(selected.id))
          if (event.code === 'KeyV') return take(() => actions.pasteStyle(selected.id))
        }
        if (key === 'd' && selected?.area === 'page' && !isTyping(event))
          return take(() => actions.duplicate(selected.id))
        return
      }
      if (isTyping(event)) return
      if ((key === 'delete' || key === 'backspace') && selected?.area === 'page')
        return take(() => actions.remove(selected.id))
      if (key === 'enter' && selected && isAtBlock(event) && write(selected)) return take(() => undefined)
      if (key === 'escape' && selected) select(undefined)
    }
    const onCopy = (event: ClipboardEvent) => {
      const { chosen, parts } = latest.current.editing
      const blocks = chosen.flatMap((id) => findBlock(parts.inside, id) ?? [])
      if (blocks.length === 0 || isTyping(event) || String(getSelection() ?? '') !== '') return
      event.clipboardData?.setData('text/plain', clipboardText(blocks))
      event.preventDefault()
    }
    const onPaste = (event: ClipboardEvent) => {
      const { actions, isLocked } = latest.current
      if (isTyping(event) || isLocked) return
      if (actions.paste(event.clipboardData?.getData('text/plain') ?? '')) event.preventDefault()
    }
    const listenIn = (target: Window) => {
      target.addEventListener('keydown', onKey, true)
      target.addEventListener('copy', onCopy)
      target.addEventListener('paste', onPaste)
    }
    const leave = (target: Window) => {
      target.removeEventListener('keydown', onKey, true)
      target.removeEventListener('copy', onCopy)
      target.removeEventListener('paste', onPaste)
    }
    const heard = new Set<Window>([window])
    listenIn(window)
    // The canvas comes after its editor, and anew after each preview.
    const seek = new MutationObserver(() => {
      const frame = document.querySelector<HTMLIFrameElement>('iframe#preview-frame')?.contentWindow
      if (!frame || heard.has(frame)) return
      heard.add(frame)
      listenIn(frame)
    })
    seek.observe(document.body, { childList: true, subtree: true })
    return () => {
      seek.disconnect()
      for (const target of heard) leave(target)
    }
  }, [])
}
