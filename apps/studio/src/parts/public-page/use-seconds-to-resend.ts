import { useEffect, useState } from 'react'
import { secondsToResend } from './device-check.ts'

export function useSecondsToResend(sentAt: number): number {
  const [now, setNow] = useState(Date.now)
  const seconds = secondsToResend(sentAt, now)
  const isWaiting = seconds > 0
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isWaiting])
  return seconds
}
