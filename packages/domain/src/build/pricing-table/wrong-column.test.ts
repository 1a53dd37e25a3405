import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeCsv } from '../../base/csv/write-csv.ts'
import { readCsv } from './read-csv.ts'
import { withoutWrongColumn, withWrongColumn } from './wrong-column.ts'

const none = { cells: {}, skipped: [] }

test('what is wrong stands behind each row, and is left out again', () => {
  const rows = [
    ['Plan', 'Load'],
    ['basic', '1.O'],
    ['full', '2'],
    ['=HYPERLINK("x")', '-1.5', 'note'],
  ]
  const marked = withWrongColumn(rows, {
    version: 4,
    headerRow: 0,
    wrong: [
      { row: 1, column: 0, message: 'No plan.' },
      { row: 1, column: 1, message: '1.O is text.' },
    ],
    corrections: { cells: { '2,1': '2.5' }, skipped: [] },
  })
  expect(marked[0]).toEqual(['Plan', 'Load', '', 'What is wrong in version 4'])
  expect(marked[1]).toEqual(['basic', '1.O', '', 'Wrong: A: No plan. B: 1.O is text.'])
  expect(marked[2]).toEqual(['full', '2.5'])
  const text = writeCsv(marked, ';')
  expect(text).toContain(`"'=HYPERLINK(""x"")";-1.5;note`)
  const read = withoutWrongColumn(readCsv(text, 100, ';'))
  expect(read.version).toBe(4)
  expect(read.rows.map((row) => row.filter((cell) => cell !== ''))).toEqual([
    rows[0],
    rows[1],
    ['full', '2.5'],
    rows[3],
  ])
})

const trimmed = (row: readonly string[]) => row.slice(0, row.findLastIndex((each) => each !== '') + 1)

test('a file of any texts comes back as it was', () => {
  const cell = fc.oneof(
    fc.constantFrom('=1+1', "'=1+1", '-5', '-1,5', '+44', '@x', "''", 'a;b', 'a,b', '"', '1.5', 'North'),
    fc.string({ maxLength: 6 }).filter((text) => !/[\r\n\uFEFF]/.test(text)),
  )
  const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 2, maxLength: 6 })
  fc.assert(
    fc.property(rows, fc.constantFrom(',', ';', '\t'), (given, separator) => {
      const marks = {
        version: 1,
        headerRow: 0,
        wrong: [{ row: 1, column: 0, message: '=x is wrong' }],
        corrections: none,
      }
      const written = writeCsv(withWrongColumn(given, marks), separator)
      const back = withoutWrongColumn(readCsv(written, 100, separator))
      expect(back.version).toBe(1)
      expect(back.rows.map(trimmed)).toEqual(given.map(trimmed))
    }),
  )
})

test('a column that only looks a little like it stays', () => {
  const rows = [
    ['Plan', 'What is wrong in version 1'],
    ['basic', 'Nothing'],
  ]
  expect(withoutWrongColumn(rows)).toEqual({ rows, version: null })
  expect(withoutWrongColumn([['Plan'], ['basic']])).toEqual({ rows: [['Plan'], ['basic']], version: null })
})
