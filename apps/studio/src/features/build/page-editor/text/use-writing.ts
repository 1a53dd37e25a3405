import { isRichText, isTooLong, plainText, type WrittenText } from '@coverwright/domain/build/page/rich-text'
import { hashJson } from '@coverwright/domain/hash-json'
import { type RefObject, useCallback, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { lettersBeforeCaret, putCaretAfter } from './caret.ts'
import { cleanPaste } from './paste.ts'
import { isMoreThanWords } from './plain-writing.ts'
import { drawRichText, plainTextIn, richTextIn } from './text-in-dom.ts'

interface Writing {
  readonly isRich: boolean
  /** As it is kept; empty where nothing is. */
  readonly value: WrittenText
  /** Stands there until something is written. */
  readonly standIn: WrittenText
  readonly set: (value: WrittenText) => void
  /** More was written or pasted than a text may have: it was not taken. */
  readonly onTooLong: () => void
}

const isSame = (one: WrittenText, other: WrittenText) =>
  one === other || (isRichText(one) && isRichText(other) && hashJson(one) === hashJson(other))

/**
 * An element that is written in. Its letters are the browser's own, as is what an input method is composing: React never
 * draws them. They are drawn anew only when the text was changed by something else, such as undo.
 */
export function useWriting(
  element: RefObject<HTMLElement | null>,
  { isRich, value, standIn, set, onTooLong }: Writing,
) {
  const last = useRef<WrittenText>(undefined)
  const isComposing = useRef(false)

  const draw = useCallback(
    (root: HTMLElement, shown: WrittenText) => {
      const letters = lettersBeforeCaret(root)
      if (isRich) drawRichText(root, shown)
      else root.textContent = plainText(shown)
      if (letters !== undefined) putCaretAfter(root, letters)
    },
    [isRich],
  )

  useLayoutEffect(() => {
    const root = element.current
    if (!root || (last.current !== undefined && isSame(last.current, value))) return
    const shown = last.current === undefined && value === '' ? standIn : value
    last.current = value
    draw(root, shown)
  }, [element, value, standIn, draw])

  const take = useEffectEvent((root: HTMLElement) => {
    if (isComposing.current) return
    const next = isRich ? richTextIn(root) : plainTextIn(root)
    if (last.current === undefined || isSame(last.current, next)) return
    if (isTooLong(next)) {
      draw(root, last.current)
      onTooLong()
      return
    }
    // Left as it stood there, it is still nothing of its own.
    if (last.current === '' && isSame(next, standIn)) return
    last.current = next
    set(next)
  })

  useLayoutEffect(() => {
    const root = element.current
    if (!root) return undefined
    const onStart = () => {
      isComposing.current = true
    }
    const onEnd = () => {
      isComposing.current = false
      take(root)
    }
    const onInput = () => take(root)
    const onPaste = (event: ClipboardEvent) => cleanPaste(root, event, isRich)
    // What is dragged in would bring its own markup past the cleaning.
    const onDrop = (event: Event) => event.preventDefault()
    const onBeforeInput = (event: InputEvent) => {
      if (!isRich && isMoreThanWords(event.inputType)) event.preventDefault()
    }
    const leaving = new AbortController()
    const { signal } = leaving
    root.addEventListener('beforeinput', onBeforeInput, { signal })
    root.addEventListener('input', onInput, { signal })
    root.addEventListener('compositionstart', onStart, { signal })
    root.addEventListener('compositionend', onEnd, { signal })
    root.addEventListener('paste', onPaste, { signal })
    root.addEventListener('drop', onDrop, { signal })
    return () => {
      isComposing.current = false
      leaving.abort()
    }
  }, [element, isRich])
}
