import { useDebouncedCallback, useThrottledCallback } from '@mantine/hooks'
import { useEffect, useState } from 'react'

/** How long typing rests before it counts, and how far apart repeated presses are taken. */
export const restMs = 500
/** Anything quicker than this shows no sign of loading: a flash is worse than a wait. */
const quickMs = 200

/** Runs after the last call rested; a call still waiting when the screen goes away is made. */
export const useRested = <Args extends unknown[]>(run: (...args: Args) => void) =>
  useDebouncedCallback(run, { delay: restMs, flushOnUnmount: true })

/** Runs at once, then not again until the time is over: a double click acts once. */
export const useSpaced = <Args extends unknown[]>(run: (...args: Args) => void) => useThrottledCallback(run, restMs)

/** True once `isWaiting` has lasted. */
export function useSlow(isWaiting: boolean): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(() => setSlow(true), quickMs)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isWaiting])
  return isSlow && isWaiting
}
