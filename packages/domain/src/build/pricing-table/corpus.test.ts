import { expect, test } from 'vitest'
import { convert, countTableRows } from './convert.ts'
import { identify } from './identify.ts'
import { corpus } from './test/corpus.ts'
import { expectedOf, outcomeOf } from './test/outcome.ts'

test.each(corpus)('$name: is identified, asks what is open, converts to what it means', (each) => {
  expect(outcomeOf(each)).toMatchObject(expectedOf(each))
})

test('there are at least forty', () => expect(corpus.length).toBeGreaterThanOrEqual(40))

test.each(corpus)('$name: its rows are counted as converting counts them, without headings', ({ sheet, known }) => {
  const found = identify(sheet, known)
  if (found.is === 'failed') return
  const corrections = { cells: {}, skipped: [found.identified.mapping.layout.blocks[0]?.firstRow ?? 0] }
  const { mapping } = found.identified
  expect(countTableRows(sheet, mapping, corrections)).toBe(convert(sheet, mapping, known, corrections).sourceRows)
})
