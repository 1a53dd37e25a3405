import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMonths } from '../../base/day/day.ts'
import { splitEvenly } from '../../base/money/money.ts'
import { scheduleOf } from './instalments.ts'

test('a schedule adds up to the total and falls on the same day of each month', () => {
  const day = fc.date({ min: new Date('2020-01-01'), max: new Date('2060-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.integer({ min: 1, max: 24 }), day, (total, count, start) => {
      const coverStart = start.toISOString().slice(0, 10)
      const schedule = scheduleOf(coverStart, { count, ...splitEvenly(total, count) })
      expect(schedule.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(total)
      expect(schedule.map(({ number }) => number)).toEqual(Array.from({ length: count }, (_, index) => index + 1))
      const months = schedule.map(({ dueOn }) => dueOn.slice(0, 7))
      expect(new Set(months).size).toBe(count)
      expect(schedule[0]?.dueOn).toBe(coverStart)
      for (const { dueOn } of schedule) expect(Number(dueOn.slice(8))).toBeLessThanOrEqual(Number(coverStart.slice(8)))
    }),
  )
})

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-08-31', 3, '2026-11-30'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-02-28', 12, '2027-02-28'],
])('%s and %i months is %s', (day, months, later) => {
  expect(addMonths(day, months)).toBe(later)
})
