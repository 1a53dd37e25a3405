import { expect, test } from 'vitest'
import { nextTry } from './retry-plan.ts'

const now = new Date('2026-11-17T12:00:00Z')
const minutesTo = (at: Date | undefined) => at && (at.getTime() - now.getTime()) / 60_000

test('the second try is due within two minutes, the last within a day and a bit, and then it is given up', () => {
  expect(minutesTo(nextTry(1, now, 0))).toBe(1)
  expect(minutesTo(nextTry(9, now, 1))).toBeCloseTo(24 * 60 * 1.2)
  expect(nextTry(10, now, 0)).toBeUndefined()
})

test('what failed together does not come back together', () => {
  expect(minutesTo(nextTry(2, now, 0.5))).toBeCloseTo(5.5)
})

test('nobody is asked before they want to be, and nobody puts it off for more than a day', () => {
  expect(minutesTo(nextTry(1, now, 0, 10 * 60_000))).toBe(10)
  expect(minutesTo(nextTry(1, now, 0, 1e12))).toBe(24 * 60)
})
