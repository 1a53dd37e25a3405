import { expect, test } from 'vitest'
import { rowOfShown, rowsWith, shownOfRow } from './rows-with.ts'

const shape = {
  hitPolicy: 'unique' as const,
  beyond: 'stop' as const,
  dimensions: [
    { kind: 'range' as const, name: 'age', upperEnd: 'included' as const },
    { kind: 'text' as const, name: 'area' },
  ],
  outputs: [{ kind: 'number' as const, name: 'rate', decimals: 2 }],
}
const rows = [
  { when: [['17', '20'] as [string, string], 'North'], results: ['1.45'] },
  { when: [['21', null] as [string, null], 'North'], results: ['1.2'] },
  { when: [null, 'South'], results: ['1'] },
]

test('rows are found by what their cells say, every word somewhere', () => {
  expect(rowsWith(rows, shape, '')).toBeNull()
  expect([...(rowsWith(rows, shape, 'north') ?? [])]).toEqual([0, 1])
  expect([...(rowsWith(rows, shape, 'NORTH 21+') ?? [])]).toEqual([1])
  expect([...(rowsWith(rows, shape, 'west') ?? [])]).toEqual([])
})

test('a row is found under a search and again without it, and no place stands for a row it does not hold', () => {
  const found = rowsWith(rows, shape, 'south')
  expect(rowOfShown(found, 0)).toBe(2)
  expect(rowOfShown(found, 1)).toBeUndefined()
  expect(shownOfRow(found, 2)).toBe(0)
  expect(shownOfRow(found, 0)).toBeUndefined()
  expect([rowOfShown(null, 1), shownOfRow(null, 1)]).toEqual([1, 1])
})
