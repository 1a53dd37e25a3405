import { expect, test, vi } from 'vitest'
import { createCounts } from './counts.ts'
import { shareCounts } from './shared-counts.ts'

test('what was done in the last minute counts, what lies longer back fades', () => {
  let now = 0
  const { add } = createCounts(() => now)
  for (let n = 1; n <= 10; n++) expect(add('one')).toBe(n)
  expect(add('other')).toBe(1)
  expect(add('one', 0)).toBe(10)
  now = 90_000
  // Half of the minute before still lies within the last one.
  expect(add('one')).toBe(6)
  now = 120_000
  expect(add('one', 0)).toBe(1)
  now = 600_000
  expect(add('one', 0)).toBe(0)
})

test('however many come, the memory does not grow with them', () => {
  const { add } = createCounts()
  for (let n = 0; n < 250_000; n++) add(`address ${n}`)
  expect(add('address 1', 0)).toBeLessThanOrEqual(1)
})

test('servers add up what each of them counted', () => {
  vi.useFakeTimers()
  const listeners: ((payload: string) => void)[] = []
  const exchange = {
    send: vi.fn<(payload: string) => Promise<void>>(async (payload) =>
      listeners.forEach((listener) => listener(payload)),
    ),
    hear: (listener: (payload: string) => void) => void listeners.push(listener),
  }
  const [one, other] = [shareCounts(createCounts(), exchange), shareCounts(createCounts(), exchange)]
  for (let n = 0; n < 30; n++) one.add('a 192.0.2.1')
  for (let n = 0; n < 20; n++) other.add('a 192.0.2.1')
  one.add('a 192.0.2.9')
  vi.advanceTimersByTime(1000)
  expect([one.add('a 192.0.2.1', 0), other.add('a 192.0.2.1', 0)]).toEqual([50, 50])
  // What was told is not told again, and who did little is not told of at all.
  vi.advanceTimersByTime(5000)
  expect([one.add('a 192.0.2.1', 0), other.add('a 192.0.2.9', 0)]).toEqual([50, 0])
  expect(exchange.send).toHaveBeenCalledTimes(2)
  for (const { close } of [one, other]) close()
  vi.useRealTimers()
})

test('what is no sum is not listened to', () => {
  const listeners: ((payload: string) => void)[] = []
  const hear = (listener: (payload: string) => void) => void listeners.push(listener)
  const shared = shareCounts(createCounts(), { send: async () => {}, hear })
  const payloads = ['', '{', '{"from":"x","sums":[["a",-5]]}', '{"from":"x","sums":[["a","9"]]}']
  for (const payload of payloads) for (const listener of listeners) listener(payload)
  expect(shared.add('a', 0)).toBe(0)
  shared.close()
})
