import { useEscape } from './use-escape.ts'

/**
 * Closes a dialog, by Escape as well, but not while what it was asked for is being done: “Keep the plan” would close it
 * over a plan that is being cancelled, and say by that that it was kept.
 */
export function useClose(isOpen: boolean, isBusy: boolean, onClose: () => void): () => void {
  const close = () => {
    if (!isBusy) onClose()
  }
  useEscape(isOpen, close)
  return close
}
