import { expect, test } from 'vitest'
import { rowsWith } from './rows-with.ts'

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
