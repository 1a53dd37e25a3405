import { localeOf } from '@coverwright/domain/base/language/language'
import { expect, test } from 'vitest'
import { longDate, shortDate, timeAgo } from './time-texts.ts'

const now = new Date(2026, 10, 15, 14, 30)
const ago = (...time: [number, number, number, number, number]) => timeAgo(new Date(...time), now, 'en_uk')

test('says how long ago in the words of the language', () => {
  expect(timeAgo(now, now, 'en_uk')).toBe('now')
  expect(ago(2026, 10, 15, 14, 18)).toBe('12 minutes ago')
  expect(ago(2026, 10, 15, 9, 0)).toBe('5 hours ago')
  expect(ago(2026, 10, 14, 23, 59)).toBe('yesterday')
  expect(ago(2026, 9, 9, 8, 0)).toBe('9 Oct')
  expect(ago(2025, 9, 9, 8, 0)).toBe('9 Oct 2025')
})

test('a clock a little behind the server does not speak of the future', () => {
  expect(timeAgo(new Date(now.getTime() + 5000), now, 'en_us')).toBe('now')
})

test('writes dates as the language does', () => {
  expect(shortDate(new Date(2026, 9, 9), now, 'en_us')).toBe('Oct 9')
  expect(shortDate(new Date(2026, 9, 9), now, 'de_de')).toBe('9. Okt.')
  expect(new Date(2026, 9, 9).toLocaleDateString(localeOf('th_th'), { year: 'numeric' })).toContain('2026')
})

test('a day is the same day in every time zone', () => {
  expect(longDate('2026-11-15', 'en_uk')).toBe('15 November 2026')
  expect(longDate('soon', 'en_uk')).toBe('soon')
})
