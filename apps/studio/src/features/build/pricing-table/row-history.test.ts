import { editRows, type RowEdit } from '@coverwright/domain/build/pricing-table/edit-rows'
import { expect, test } from 'vitest'
import { inverseOf, noHistory, stepBack, stepForth, withDone } from './row-history.ts'

const shape = {
  hitPolicy: 'unique' as const,
  beyond: 'stop' as const,
  dimensions: [
    { kind: 'range' as const, name: 'age', upperEnd: 'excluded' as const },
    { kind: 'text' as const, name: 'area' },
  ],
  outputs: [{ kind: 'number' as const, name: 'rate', decimals: 2, unit: '%' }],
}
const rows = [
  { when: [['17', '20'] as [string, string], 'North'], results: ['0.1'] },
  { when: [['20', null] as [string, null], 'North'], results: ['1.2'] },
  { when: [null, 'South'], results: ['1'] },
]
const set = (row: number, column: number, text: string): RowEdit => ({ kind: 'set', row, column, text })

test.each<[string, RowEdit[]]>([
  ['a cell', [set(0, 2, '25%')]],
  ['a band', [set(0, 0, '17-<25')]],
  ['one cell twice, as a paste may', [set(1, 1, 'East'), set(1, 1, 'West')]],
  ['a row that comes', [{ kind: 'insert', row: 1, cells: ['*', 'East', '3%'] }]],
  ['a row that goes', [{ kind: 'remove', row: 0 }]],
  ['a row that goes and a cell below it', [{ kind: 'remove', row: 0 }, set(0, 1, 'East')]],
])('%s is taken back to exactly what it was, and done again', (_what, edits) => {
  const inverse = inverseOf(rows, edits, shape, [])
  const after = editRows(rows, edits, shape, []).rows
  const back = editRows(after, inverse, shape, [])
  expect(back.problems).toEqual([])
  expect(back.rows).toEqual(rows)
  expect(editRows(back.rows, edits, shape, []).rows).toEqual(after)
})

test('steps go back and forth, and a new edit ends what could be done again', () => {
  const at = { row: 0, column: 2 }
  const edit = { edits: [set(0, 2, '25%')], inverse: [set(0, 2, '10%')], at }
  const once = withDone(noHistory, edit)
  const back = stepBack(once)
  expect(back).toEqual({ edit, history: { done: [], undone: [edit] } })
  expect(back && stepForth(back.history)).toEqual({ edit, history: once })
  expect(stepBack(noHistory)).toBeNull()
  expect(back && withDone(back.history, edit).undone).toEqual([])
})
