import { expect, test } from 'vitest'
import { elapsed } from './elapsed.ts'

test('counts seconds, minutes and hours', () => {
  expect([-5, 0, 42_999, 727_000, 3_900_000].map(elapsed)).toEqual(['0:00', '0:00', '0:42', '12:07', '1:05:00'])
})
