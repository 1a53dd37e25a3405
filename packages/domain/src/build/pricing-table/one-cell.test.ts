import { expect, test } from 'vitest'
import { readConditionText } from './table-text.ts'
import { all } from './test/corpus-case.ts'

const dataOf = (wanted: string) => all.find(({ name }) => name === wanted)

test.each([
  ['number', 'claims', '1; 2'],
  ['number', 'claims', '3,4,5'],
  ['text', 'plan', 'Essential, Plus'],
  ['text', 'plan', 'not Plus'],
] as const)('in a %s cell of %s, %s is refused: only the first value would be kept', (kind, name, text) => {
  expect(readConditionText(text, { kind, name }, dataOf(name)).is).toBe('problem')
})

test('one value, or a condition that comes to one, is taken', () => {
  const claims = readConditionText('2', { kind: 'number', name: 'claims' }, dataOf('claims'))
  const plan = readConditionText('Life*', { kind: 'text', name: 'plan' }, dataOf('plan'))
  expect([claims, plan]).toEqual([
    { is: 'value', value: '2' },
    { is: 'value', value: 'Lifetime' },
  ])
})
