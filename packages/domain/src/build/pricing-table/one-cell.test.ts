import { expect, test } from 'vitest'
import { editRows } from './edit-rows.ts'
import type { TableShape } from './pricing-table.ts'
import { readConditionText } from './table-text.ts'
import { all } from './test/corpus-case.ts'
import { questionOf } from './typed-cell.ts'

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

test.each([
  ['AB1, AB2', ['AB1', 'AB2'], false],
  ['AB1 and AB2', ['AB1', 'AB2'], false],
  ['AB1-AB3', ['AB1', 'AB2', 'AB3'], false],
  ['AB*', [], false],
  ['not AB1', [], false],
  ['>AB1', [], false],
  ['any other', [], true],
])('%s, typed among free texts, is asked about', (text, each, mayBeAny) => {
  const asked = questionOf(text, { kind: 'text', name: 'area' }, { kind: 'text', name: 'area' })
  expect(asked).toMatchObject({ each, mayBeAny, mayBeWritten: true })
  expect(asked?.question).toContain(text)
})

test('what can be read in one way is not asked about, nor what cannot be read at all', () => {
  const free = { kind: 'text', name: 'area' } as const
  for (const text of ['AB1', 'Semi-detached', '2024-25', '*', '']) expect(questionOf(text, free, free)).toBeUndefined()
  const claims = { kind: 'number', name: 'claims' } as const
  expect(questionOf('many', claims, dataOf('claims'))).toBeUndefined()
  expect(questionOf('1; 2', claims, dataOf('claims'))).toMatchObject({ each: ['1', '2'], mayBeWritten: false })
  const plan = { kind: 'text', name: 'plan' } as const
  expect(questionOf('Essential, Plus', plan, dataOf('plan'))).toMatchObject({
    each: ['Essential', 'Plus'],
    mayBeWritten: false,
  })
})

test('an edit that leaves it open is refused, and one that says it is meant so is kept', () => {
  const shape: TableShape = {
    hitPolicy: 'first',
    dimensions: [{ kind: 'text', name: 'area' }],
    outputs: [{ kind: 'number', name: 'rate', decimals: 2 }],
    beyond: 'stop',
  }
  const rows = [{ when: ['AB1'], results: ['1.5'] }]
  const set = { kind: 'set', row: 0, column: 0, text: 'AB1, AB2' } as const
  const open = editRows(rows, [set], shape, all)
  expect(open.problems).toEqual([
    { row: 0, column: 0, message: 'Is “AB1, AB2” a condition (several values), or a value of its own?' },
  ])
  const meant = editRows(rows, [{ ...set, isWritten: true }], shape, all)
  expect(meant).toEqual({ rows: [{ when: ['AB1, AB2'], results: ['1.5'] }], problems: [] })
})
