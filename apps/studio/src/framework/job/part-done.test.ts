import { expect, test } from 'vitest'
import { partDone } from './part-done.ts'

test('each step counts the same, the running one by its part', () => {
  expect(
    partDone([
      { name: 'Checks', state: 'done' },
      { name: 'Pages', state: 'running', part: { done: 6, of: 9 } },
      { name: 'Certificate', state: 'waiting' },
      { name: 'Address', state: 'waiting' },
    ]),
  ).toBeCloseTo(0.4167, 3)
  expect(partDone([])).toBe(0)
})
