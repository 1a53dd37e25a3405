import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { type Completion, completed, completionsAt, type FormulaScope } from './complete.ts'

interface Wanted {
  readonly text: string
  readonly scope: FormulaScope
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly onChange: (text: string) => void
}

/** The list under a formula: which names could stand at the caret, and the keys that choose one. */
export function useCompletion({ text, scope, field, onChange }: Wanted) {
  const [caret, setCaret] = useState<number | null>(null)
  const [chosen, setChosen] = useState(0)
  const nextCaret = useRef<number | null>(null)
  const found = caret === null ? null : completionsAt(text, caret, scope)
  const isComplete = found?.options.length === 1 && found.options[0]?.shown === found.written
  const options = isComplete ? [] : (found?.options ?? [])
  const active = Math.min(chosen, options.length - 1)

  // The text arrives with the next render; a caret set before it would jump to the end.
  useLayoutEffect(() => {
    if (nextCaret.current === null) return
    field.current?.setSelectionRange(nextCaret.current, nextCaret.current)
    nextCaret.current = null
  })

  const close = () => setCaret(null)

  function open(at: number) {
    setChosen(0)
    setCaret(at)
  }

  function typed(value: string, at: number) {
    const isWord =
      /[\w.]$/.test(value.slice(0, at)) &&
      !/\d$/.test(
        value
          .slice(0, at)
          .split(/[^\w.]/)
          .at(-1) ?? '',
      )
    const isQuote = value[at - 1] === '"'
    if (value.length > text.length ? isWord || isQuote : caret !== null) open(at)
    else close()
  }

  function take(option: Completion) {
    if (!found) return
    const result = completed(text, found, option)
    nextCaret.current = result.caret
    onChange(result.text)
    close()
    field.current?.focus()
  }

  /** True when the key was for the list. */
  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): boolean {
    if (event.key === ' ' && event.ctrlKey) {
      open(event.currentTarget.selectionStart)
      return true
    }
    const option = options[active]
    if (!option) return false
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }[event.key]
    if (step !== undefined) setChosen(Math.max(0, Math.min(options.length - 1, active + step)))
    else if (event.key === 'Enter' || event.key === 'Tab') take(option)
    else if (event.key === 'Escape') {
      close()
      // The list is the top layer: what it stands in stays open.
      event.stopPropagation()
    } else {
      if (['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) close()
      return false
    }
    return true
  }

  return { options, active, written: found?.written ?? '', typed, take, onKeyDown, close }
}
