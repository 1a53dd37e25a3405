import { expect, test } from 'vitest'
import { linePath, niceTop } from './chart-path.ts'

const box = { width: 100, height: 10 }

test('the grid ends at a round number at or above the largest value', () => {
  expect([[0], [1], [7], [33], [99], [412], [1000]].map(niceTop)).toEqual([1, 1, 8, 40, 100, 500, 1000])
})

test('the largest is at the top, nothing at the bottom', () => {
  expect(linePath([0, 5, 10], 10, box)).toBe('M0 10 L50 5 L100 0')
})

test('what is not known leaves a gap', () => {
  expect(linePath([1, null, 1], 1, box)).toBe('M0 0 M100 0')
})

test('one value alone stands in the middle', () => {
  expect(linePath([1], 2, box)).toBe('M50 5')
})
