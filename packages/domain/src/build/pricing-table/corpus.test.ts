import { expect, test } from 'vitest'
import { convert, countTableRows } from './convert.ts'
import { identify } from './identify.ts'
import { aSheet } from './test/cells.ts'
import { corpus } from './test/corpus.ts'
import { all, fields } from './test/corpus-case.ts'
import { expectedOf, outcomeOf } from './test/outcome.ts'

test.each(corpus)('$name: is identified, asks what is open, converts to what it means', (each) => {
  expect(outcomeOf(each)).toMatchObject(expectedOf(each))
})

test('there are at least forty', () => expect(corpus.length).toBeGreaterThanOrEqual(40))

test('a column headed Discount that nothing asks for is no key by itself, and one by hand', () => {
  const discounts = aSheet('Rates', [
    ['Discount', 'Rate'],
    [0, 1.5],
    [5, 1.4],
  ])
  const found = identify(discounts, all)
  const draft = found.is === 'failed' ? found.draft : null
  if (!draft) throw new Error('It is left to a person')
  const mapping = fields({ 0: { role: 'dimension', name: 'claims', cells: 'number' } })(draft.mapping)
  const { rows, problems } = convert(discounts, mapping, all, { cells: {}, skipped: [] })
  expect([rows, problems]).toEqual([
    [
      { when: ['0'], results: ['1.5'] },
      { when: ['5'], results: ['1.4'] },
    ],
    [],
  ])
})

test('a result whose heading names several values is said, not taken in silence', () => {
  const areas = aSheet('Rates', [
    ['Age', 'North, South', 'East'],
    [17, 1.1, 1.2],
    [18, 1.3, 1.4],
  ])
  const found = identify(areas, all)
  expect(found.is === 'identified' && found.identified.notes).toEqual([
    'The heading “North, South” looks like several values and is taken for the name of a result. If rates stand below values, choose the arrangement “Matrix”.',
  ])
})

test.each(corpus)('$name: its rows are counted as converting counts them, without headings', ({ sheet, known }) => {
  const found = identify(sheet, known)
  if (found.is === 'failed') return
  const corrections = { cells: {}, skipped: [found.identified.mapping.layout.blocks[0]?.firstRow ?? 0] }
  const { mapping } = found.identified
  expect(countTableRows(sheet, mapping, corrections)).toBe(convert(sheet, mapping, known, corrections).sourceRows)
})
