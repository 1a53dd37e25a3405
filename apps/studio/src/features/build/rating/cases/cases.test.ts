import { verdictOf } from '@coverwright/domain/build/test-case/verdict'
import { expect, test } from 'vitest'
import { csvOf } from '../../../../framework/list/csv.ts'
import { readCases, rowsOfCases } from './case-csv.ts'

const cases = [
  {
    name: 'Poodle, "standard"',
    values: { breed: 'Poodle', note: '=1+1', claims: [{ cost: '10' }] },
    startDate: '2026-12-01',
    expected: { decision: 'accept' as const, grossMinor: 38_232 },
  },
  {
    name: 'Old cat',
    values: { breed: 'Cat' },
    startDate: '2026-12-02',
    expected: { decision: 'decline' as const, grossMinor: null },
  },
]

test('cases come back from a file as they were written to it', () => {
  expect(readCases(csvOf(rowsOfCases(cases, 2)), 2)).toEqual({ kind: 'cases', cases })
})

test('a European spreadsheet separates with semicolons', () => {
  const text = 'name;start_date;decision;gross;breed\r\nA;2026-01-01;refer;0.10;Cat\r\n'
  expect(readCases(text, 2)).toMatchObject({ cases: [{ expected: { grossMinor: 10 }, values: { breed: 'Cat' } }] })
})

test('what cannot be read is told with its row and column', () => {
  expect(readCases('name,start_date,gross\n', 2)).toMatchObject({ kind: 'refused', row: 1, column: 'decision' })
  const text = 'name,start_date,decision,gross\nA,2026-01-01,accept,1.00\nB,2026-01-01,perhaps,1.00\n'
  expect(readCases(text, 2)).toMatchObject({ kind: 'refused', row: 3, column: 'decision' })
  expect(readCases(text.replace('perhaps,1.00', 'accept,1.005'), 2)).toMatchObject({ row: 3, column: 'grossMinor' })
})

test('a case passes when decision and price are as expected, to the penny', () => {
  const [dog, cat] = cases as [(typeof cases)[0], (typeof cases)[0]]
  expect(verdictOf(dog, { decision: 'accept', grossMinor: 38_232 })).toEqual({ isPassed: true, differenceMinor: 0 })
  expect(verdictOf(dog, { decision: 'accept', grossMinor: 38_231 })).toEqual({ isPassed: false, differenceMinor: -1 })
  expect(verdictOf(dog, { decision: 'refer', grossMinor: 38_232 })).toMatchObject({ isPassed: false })
  expect(verdictOf(dog, { decision: null, message: 'No row' })).toEqual({ isPassed: false, differenceMinor: null })
  expect(verdictOf(cat, { decision: 'decline', grossMinor: null })).toMatchObject({ isPassed: true })
})
