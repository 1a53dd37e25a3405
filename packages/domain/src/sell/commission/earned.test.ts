import { expect, test } from 'vitest'
import { clawedBackMinor, earnedMinor } from './earned.ts'

test.each([
  [20_000, 'percentage', '12.5', 2500],
  [20_001, 'percentage', '12.5', 2500],
  [20_004, 'percentage', '12.5', 2501],
  [1, 'percentage', '50', 1],
  [20_000, 'percentage', '0', 0],
  [20_000, 'percentage', '0.07', 14],
  [20_000, 'fixed', '19.99', 1999],
] as const)('of %i, %s %s is %i', (baseMinor, method, ratioValue, earned) => {
  expect(earnedMinor(baseMinor, { method, ratioValue })).toBe(earned)
})

test('what goes back takes its share with it, and never more than was earned', () => {
  expect(clawedBackMinor(2500, -24_022, 24_022)).toBe(-2500)
  expect(clawedBackMinor(2500, -12_011, 24_022)).toBe(-1250)
  expect(clawedBackMinor(0, -24_022, 24_022)).toBe(0)
  for (let back = 0; back <= 24_022; back += 997) {
    const clawed = clawedBackMinor(1999, -back, 24_022)
    expect(clawed <= 0 && clawed >= -1999).toBe(true)
  }
})
