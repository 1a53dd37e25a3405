import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { idleMs, watchIdle } from './watch-idle.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function watching() {
  const heard = new EventTarget()
  const onIdle = vi.fn<() => void>()
  const changes = new Set<() => void>()
  const subscribe = (onChange: () => void) => {
    changes.add(onChange)
    return () => changes.delete(onChange)
  }
  const stop = watchIdle({ heard, subscribe, onIdle })
  return { heard, onIdle, stop, changes }
}

test('half an hour without a sign of life is noticed once, and not a moment before', () => {
  const { onIdle } = watching()
  vi.advanceTimersByTime(idleMs - 1)
  expect(onIdle).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onIdle).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(10 * idleMs)
  expect(onIdle).toHaveBeenCalledTimes(1)
})

test.each(['pointermove', 'pointerdown', 'keydown', 'wheel'])('%s begins the time anew', (sign) => {
  const { heard, onIdle } = watching()
  vi.advanceTimersByTime(idleMs - 1)
  heard.dispatchEvent(new Event(sign))
  vi.advanceTimersByTime(idleMs - 1)
  expect(onIdle).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onIdle).toHaveBeenCalledTimes(1)
})

test('so does an edit, and whoever has left is not called back', () => {
  const { changes, onIdle, stop } = watching()
  vi.advanceTimersByTime(idleMs - 1)
  for (const change of changes) change()
  vi.advanceTimersByTime(idleMs - 1)
  stop()
  vi.advanceTimersByTime(10 * idleMs)
  expect(onIdle).not.toHaveBeenCalled()
  expect(changes.size).toBe(0)
})
