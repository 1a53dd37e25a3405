import { expect, test } from 'vitest'
import type { TableRow } from '../rating/rating-table.ts'
import { checkTable } from './check-table.ts'
import { endless, type KnownData } from './known-data.ts'
import type { TableShape } from './pricing-table.ts'

const known: KnownData[] = [
  { kind: 'choice', name: 'plan', options: ['Basic', 'Plus', 'Full'] },
  { kind: 'number', name: 'age', decimals: 0, min: '0', max: '120' },
  { kind: 'yes-no', name: 'smoker' },
  { kind: 'date', name: 'coverStart' },
]
const shapeOf = (...dimensions: TableShape['dimensions']): TableShape => ({
  hitPolicy: 'unique',
  beyond: 'stop',
  dimensions,
  outputs: [{ kind: 'number', name: 'rate', decimals: 2 }],
})
const rowsOf = (...when: TableRow['when'][]): TableRow[] => when.map((cells) => ({ when: cells, results: ['1'] }))
const gaps = (shape: TableShape, rows: readonly TableRow[]) =>
  checkTable({ shape, rows, known }).map(({ message }) => message)

const plan = { kind: 'text', name: 'plan' } as const
const age = { kind: 'range', name: 'age', upperEnd: 'included' } as const

test('every value and combination without a row is told: a missing plan, both outer ends, a hole', () => {
  expect(
    gaps(shapeOf(plan, age), rowsOf(['Basic', ['18', '25']], ['Basic', ['30', null]], ['Plus', ['18', '120']])),
  ).toEqual([
    'No row covers plan “Basic”, age 0 to 17.',
    'No row covers plan “Basic”, age 26 to 29.',
    'No row covers plan “Plus”, age 0 to 17.',
    'No row covers plan “Full”.',
  ])
})

test('a row for any value covers what no other does', () => {
  expect(gaps(shapeOf(plan, age), rowsOf([null, null]))).toEqual([])
  expect(gaps({ ...shapeOf(plan), hitPolicy: 'most-specific' }, rowsOf(['Basic'], [null]))).toEqual([])
})

test('yes and no, and days after the last row, are values like others', () => {
  const smoker = { kind: 'yes-no', name: 'smoker' } as const
  expect(gaps(shapeOf(smoker), rowsOf(['yes']))).toEqual(['No row covers smoker “no”.'])
  const start = { kind: 'date-range', name: 'coverStart', upperEnd: 'included' } as const
  expect(gaps(shapeOf(start), rowsOf([['2026-01-01', '2026-12-31']], [['2027-02-01', '2027-12-31']]))).toEqual([
    'No row covers coverStart 2027-01-01 to 2027-01-31.',
    'No row covers coverStart from 2028-01-01 on.',
  ])
})

test('a number that is worked out has no ends to tell', () => {
  const load = { kind: 'range', name: 'load', upperEnd: 'included' } as const
  const worked = { kind: 'number', name: 'load', decimals: 0, ...endless, isWorkedOut: true } as const
  const told = checkTable({ shape: shapeOf(load), rows: rowsOf([['0', '9']], [['20', '29']]), known: [worked] })
  expect(told.map(({ message }) => message)).toEqual([
    'No row covers load up to -1.',
    'No row covers load 10 to 19.',
    'No row covers load from 30 on.',
  ])
})
