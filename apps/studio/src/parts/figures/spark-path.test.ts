import { expect, test } from 'vitest'
import { pathOf } from './spark-path.ts'

const box = { width: 100, height: 20 }

test('the largest is at the top, nothing at the bottom', () => {
  expect(pathOf([0, 5, 10], box)).toBe('M0 18 L50 10 L100 2')
})

test('nothing sold draws no line', () => {
  expect(pathOf([0, 0, 0], box)).toBeUndefined()
  expect(pathOf([4], box)).toBeUndefined()
  expect(pathOf([], box)).toBeUndefined()
})
