import { useEffect } from 'react'
import { useNavigate } from 'react-router'

/** So long without a sign of life, what was edited is saved and the editor left for others. */
const idleMs = 30 * 60 * 1000

const signsOfLife = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const

interface Saved {
  readonly flush: () => Promise<void>
  readonly subscribe: (onChange: () => void) => () => void
}

/** Editing that nobody goes on with is saved, and its lock given back by returning to the product. */
export function useIdleReturn(store: Saved, to: string): void {
  const navigate = useNavigate()
  const { flush, subscribe } = store
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const leave = async () => {
      await flush()
      await navigate(to)
    }
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => void leave(), idleMs)
    }
    wait()
    for (const sign of signsOfLife) addEventListener(sign, wait, { passive: true })
    // What happens on the canvas happens in another window; its edits come here.
    const stopListening = subscribe(wait)
    return () => {
      clearTimeout(timer)
      stopListening()
      for (const sign of signsOfLife) removeEventListener(sign, wait)
    }
  }, [flush, subscribe, navigate, to])
}
