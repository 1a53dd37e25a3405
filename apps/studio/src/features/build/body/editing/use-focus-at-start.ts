import { useCallback } from 'react'

/** Puts the cursor into what was just added; again where the menu it was chosen from has taken the focus along. */
export function useFocusAtStart(isFocused: boolean) {
  return useCallback(
    (field: HTMLElement | null) => {
      if (!field || !isFocused) return undefined
      field.focus()
      const frame = requestAnimationFrame(() => isNowhere(document.activeElement) && field.focus())
      return () => cancelAnimationFrame(frame)
    },
    [isFocused],
  )
}

/** Whoever has gone on to something else meanwhile stays there. */
const isNowhere = (active: Element | null) =>
  active === null || active === document.body || active.closest('[role=menu]') !== null
