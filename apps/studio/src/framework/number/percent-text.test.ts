import { expect, test } from 'vitest'
import { changeOf, percentText } from './percent-text.ts'

test.each([
  [100, '100%'],
  [12.34, '12.3%'],
  [0.04, '0%'],
  [1234.5, '1,234.5%'],
])('%d is written %s', (value, text) => expect(percentText(value, 'en-GB')).toBe(text))

test('an uptime has a digit more', () => expect(percentText(99.987, 'en-GB', 2)).toBe('99.99%'))

test('a change is a percentage of what was before, and none of nothing', () => {
  expect(changeOf(150, 100, String, 'en-GB')).toEqual({ by: 50, text: '50%', from: '100' })
  expect(changeOf(75, 100, String, 'en-GB')).toEqual({ by: -25, text: '25%', from: '100' })
  expect(changeOf(75, 0, String, 'en-GB')).toBeUndefined()
})
