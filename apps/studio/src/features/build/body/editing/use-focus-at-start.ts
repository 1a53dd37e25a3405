import { useCallback } from 'react'

/** Puts the cursor into what was just added, once the menu it was chosen from has let go of the focus. */
export function useFocusAtStart(isFocused: boolean) {
  return useCallback(
    (field: HTMLElement | null) => {
      if (!field || !isFocused) return undefined
      const frame = requestAnimationFrame(() => field.focus())
      return () => cancelAnimationFrame(frame)
    },
    [isFocused],
  )
}
