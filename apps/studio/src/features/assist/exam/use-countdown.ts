import { useEffect, useState } from 'react'

/** Seconds that are left by the server's clock, whatever this machine's says. */
export function useCountdown(deadlineAt: string, serverNow: string, isRunning: boolean, onOut: () => void): number {
  const [ahead] = useState(() => new Date(serverNow).getTime() - Date.now())
  const left = () => Math.max(0, Math.ceil((new Date(deadlineAt).getTime() - Date.now() - ahead) / 1000))
  const [seconds, setSeconds] = useState(left)
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(() => {
      const now = left()
      setSeconds(now)
      if (now === 0) onOut()
    }, 1000)
    return () => clearInterval(timer)
  })
  return seconds
}

export const minutesAndSeconds = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
