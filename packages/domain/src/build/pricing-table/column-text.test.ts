import { expect, test } from 'vitest'
import { columnText } from './column-text.ts'

test('noughts and the order of keys make no other column; its name, kind and decimals do', () => {
  const rate = { kind: 'number', name: 'rate', decimals: 2 } as const
  expect(columnText({ ...rate, shown: 2 })).toBe(columnText(rate))
  expect(columnText({ decimals: 2, name: 'rate', kind: 'number' })).toBe(columnText(rate))
  expect(columnText({ ...rate, decimals: 3 })).not.toBe(columnText(rate))
})
