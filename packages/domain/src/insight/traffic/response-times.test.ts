import { expect, test } from 'vitest'
import { noTimes, slowestOf, timeBounds, timeClass } from './response-times.ts'

const timesOf = (...all: readonly number[]) => {
  const times = noTimes()
  for (const ms of all) times[timeClass(ms)] = (times[timeClass(ms)] ?? 0) + 1
  return times
}

test('a bound belongs to its own class, and what is slower than all to the last', () => {
  expect(timeBounds.map(timeClass)).toEqual(timeBounds.map((_bound, at) => at))
  expect(timeClass(2501)).toBe(timeBounds.length)
})

test('the slowest one in twenty lies in its class', () => {
  const mostlyQuick = timesOf(...Array.from({ length: 94 }, () => 3), ...Array.from({ length: 6 }, () => 200))
  const slow = slowestOf(mostlyQuick) ?? 0
  expect(slow).toBeGreaterThan(100)
  expect(slow).toBeLessThanOrEqual(250)
  expect(slowestOf(timesOf(...Array.from({ length: 100 }, () => 3)))).toBeLessThanOrEqual(5)
})

test('nothing answered has no time, and what has no end is said to be at its beginning', () => {
  expect(slowestOf(noTimes())).toBeNull()
  expect(slowestOf(timesOf(60_000))).toBe(2500)
})
