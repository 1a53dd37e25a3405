import { useEffect, useRef, useState } from 'react'
import { useRested } from '../delays.ts'

/**
 * A text that is kept elsewhere, such as in the address: typed at once, handed on once it rests. What comes back of that
 * is older than what stands here by now, and has lost the blank at its end: only a text of somebody else's takes its
 * place, by Back or “Clear the filters”.
 */
export function useTyped(kept: string, keep: (text: string) => void) {
  const [typed, setTyped] = useState(kept)
  const handedOn = useRef<readonly string[]>([])
  useEffect(() => {
    const at = handedOn.current.indexOf(kept)
    handedOn.current = at === -1 ? [] : handedOn.current.slice(at + 1)
    if (at === -1) setTyped(kept)
  }, [kept])
  const handOn = useRested((text: string) => {
    if (text === kept) return
    handedOn.current = [...handedOn.current, text]
    keep(text)
  })
  const type = (text: string) => {
    setTyped(text)
    handOn(text.trim())
  }
  return [typed, type] as const
}
