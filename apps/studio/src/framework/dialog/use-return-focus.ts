import { useEffect } from 'react'

/**
 * Gives the focus back when a layer closes, also one that goes away with what opened it: whoever works by keyboard goes
 * on from where they were, not from the top of the screen.
 */
export function useReturnFocus(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined
    const opener = openerOf(document.activeElement)
    return () => {
      // After whatever closed it has given the focus to something else.
      setTimeout(() => {
        if (document.activeElement === document.body && opener?.isConnected) opener.focus({ preventScroll: true })
      })
    }
  }, [isOpen])
}

/** An item of a menu goes with its menu: the button that opened that stays. */
function openerOf(focused: Element | null): HTMLElement | null {
  const menu = focused?.closest('[role=menu]')
  const opener = menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : focused
  return opener instanceof HTMLElement ? opener : null
}
