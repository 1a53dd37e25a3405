import { expect, test } from 'vitest'
import { afterFailure } from './collection.ts'

test('tried again after 3 and 7 days, then 14 days of notice, then the end', () => {
  expect(afterFailure('2026-03-01', 1, '2026-03-01')).toEqual({ kind: 'retry', on: '2026-03-04' })
  expect(afterFailure('2026-03-01', 2, '2026-03-04')).toEqual({ kind: 'retry', on: '2026-03-08' })
  expect(afterFailure('2026-03-01', 3, '2026-03-08')).toEqual({ kind: 'notice', on: '2026-03-22' })
  expect(afterFailure('2026-03-01', 4, '2026-03-22')).toEqual({ kind: 'lapse' })
})

test('a worker that was down hurries nobody: the next try is a day to come, the notice a whole one', () => {
  expect(afterFailure('2026-03-01', 1, '2026-03-20')).toEqual({ kind: 'retry', on: '2026-03-21' })
  expect(afterFailure('2026-03-01', 3, '2026-04-02')).toEqual({ kind: 'notice', on: '2026-04-16' })
})
