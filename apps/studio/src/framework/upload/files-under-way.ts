import { createContext, useContext, useEffect, useState } from 'react'

/** Where files are chosen that a form saves: told of each that is on its way, and that it no longer is. */
export const FilesUnderWay = createContext<(change: 1 | -1) => void>(() => undefined)

/**
 * Whether a form must wait for files: saved before they have come, it would keep the file of before, or none, and close
 * over the one that was chosen.
 */
export function useFilesUnderWay() {
  const [count, setCount] = useState(0)
  const [tell] = useState(() => (change: 1 | -1) => setCount((now) => now + change))
  return { isWaiting: count > 0, tell }
}

/** Tells the form around, where there is one. */
export function useTellUnderWay(isSending: boolean): void {
  const tell = useContext(FilesUnderWay)
  useEffect(() => {
    if (!isSending) return undefined
    tell(1)
    return () => tell(-1)
  }, [isSending, tell])
}
