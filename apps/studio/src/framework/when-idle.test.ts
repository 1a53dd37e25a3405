import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenIdle } from './when-idle.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a browser that cannot tell when it is idle does the work all the same, unless it is called off', () => {
  vi.stubGlobal('requestIdleCallback', undefined)
  Reflect.deleteProperty(globalThis, 'requestIdleCallback')
  const [done, calledOff] = [vi.fn<() => void>(), vi.fn<() => void>()]
  whenIdle(done)
  whenIdle(calledOff)()
  expect(done).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(done).toHaveBeenCalledOnce()
  expect(calledOff).not.toHaveBeenCalled()
})
