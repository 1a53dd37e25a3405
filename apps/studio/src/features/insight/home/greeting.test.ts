import { expect, test } from 'vitest'
import { greetingAt } from './greeting.ts'

test('greets by the hour', () => {
  expect([0, 11, 12, 17, 18, 23].map(greetingAt)).toEqual([
    'morning',
    'morning',
    'afternoon',
    'afternoon',
    'evening',
    'evening',
  ])
})
