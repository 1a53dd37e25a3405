import { expect, test } from 'vitest'
import { clockIn, dayIn, daysOfMonth, nextMonth, spanOf } from './month.ts'

test('a month has whole weeks, Monday first', () => {
  const days = daysOfMonth('2027-03')
  expect([days[0], days.at(-1), days.length]).toEqual(['2027-03-01', '2027-04-04', 35])
  expect(daysOfMonth('2026-11')[0]).toBe('2026-10-26')
  expect(nextMonth('2026-12', 1)).toBe('2027-01')
})

test('the days are those of the company’s clocks, also where they change', () => {
  expect(spanOf(['2027-03-28'], 'Europe/London')).toEqual({
    from: '2027-03-28T00:00:00.000Z',
    to: '2027-03-28T23:00:00.000Z',
  })
  expect(dayIn('2027-06-30T23:30:00.000Z', 'Europe/London')).toBe('2027-07-01')
  expect(clockIn('2027-06-30T23:30:00.000Z', 'Europe/London')).toBe('00:30')
})
