import { editRows } from '@coverwright/domain/build/pricing-table/edit-rows'
import { expect, test } from 'vitest'
import { meantEdits, openCells } from './meanings.ts'
import type { SetEdit } from './pasted-edits.ts'
import { inverseOf } from './row-history.ts'

const shape = {
  hitPolicy: 'unique' as const,
  beyond: 'stop' as const,
  dimensions: [
    { kind: 'text' as const, name: 'area' },
    { kind: 'text' as const, name: 'breed' },
  ],
  outputs: [{ kind: 'number' as const, name: 'rate', decimals: 2 }],
}
const rows = [
  { when: ['North', 'Pug, Boxer'], results: ['1.1'] },
  { when: ['South', 'Pug'], results: ['1.2'] },
]
const set = (row: number, column: number, text: string): SetEdit => ({ kind: 'set', row, column, text })
const opened = (...edits: readonly SetEdit[]) => {
  const cells = openCells(edits, shape, [])
  if (!cells) throw new Error('Nothing is open')
  return cells
}

test('a row for each value, and for each combination, the same but for them; all of it is taken back at once', () => {
  const cells = opened(set(0, 0, 'AB1, AB2'), set(1, 0, 'AB1-AB3'), set(1, 1, 'Pug and Poodle'))
  expect([cells.mayMean, cells.rowsAdded]).toEqual([['each', 'written'], 6])
  const edits = meantEdits(cells, 'each', rows, shape)
  const { rows: after, problems } = editRows(rows, edits, shape, [])
  expect(problems).toEqual([])
  expect(after.map(({ when, results }) => [...when, ...results].join(' '))).toEqual([
    'AB1 Pug, Boxer 1.1',
    'AB2 Pug, Boxer 1.1',
    'AB1 Pug 1.2',
    'AB1 Poodle 1.2',
    'AB2 Pug 1.2',
    'AB2 Poodle 1.2',
    'AB3 Pug 1.2',
    'AB3 Poodle 1.2',
  ])
  const inverse = inverseOf(rows, edits, shape, [])
  expect(editRows(after, inverse, shape, [])).toEqual({ rows, problems: [] })
})

test('meant as it is written it is kept so, and what was settled beside it too', () => {
  const cells = opened(set(0, 0, 'not North'), set(1, 0, 'East'))
  expect(cells.mayMean).toEqual(['written'])
  const { rows: after, problems } = editRows(rows, meantEdits(cells, 'written', rows, shape), shape, [])
  expect(problems).toEqual([])
  expect(after.map(({ when }) => when[0])).toEqual(['not North', 'East'])
})

test('others may be any value', () => {
  const cells = opened(set(0, 0, 'any other'))
  expect(cells.mayMean).toEqual(['any', 'written'])
  const { rows: after } = editRows(rows, meantEdits(cells, 'any', rows, shape), shape, [])
  expect(after[0]?.when[0]).toBeNull()
})

test('more rows than can be saved at one go are not proposed', () => {
  const many = Array.from({ length: 90 }, (_none, at) => `A${at}`).join(', ')
  const cells = opened(set(0, 0, many), set(0, 1, many))
  expect([cells.rowsAdded, cells.mayMean]).toEqual([8099, ['written']])
})

test('what can be read in one way is not asked about', () => {
  expect(openCells([set(0, 0, 'East'), set(0, 2, '1.5'), set(0, 1, '*')], shape, [])).toBeUndefined()
})
