import { describe, expect, test } from 'vitest'
import { convert } from './convert.ts'
import { identify } from './identify.ts'
import { isOpen } from './mapping.ts'
import { corpus } from './test/corpus.ts'

describe.each(corpus)('$name', ({ sheet, known, answer, expect: wanted }) => {
  const found = identify(sheet, known)

  test('is identified as what it is, and asks what is open', () => {
    if (found.is === 'failed') {
      expect(found.reasons).toEqual(wanted.fails)
      return
    }
    expect(wanted.fails).toBeUndefined()
    const { mapping, questions } = found.identified
    if (wanted.orientation) expect(mapping.layout.orientation).toBe(wanted.orientation)
    if (wanted.hitPolicy) expect(mapping.hitPolicy).toBe(wanted.hitPolicy)
    if (wanted.upperEnds) expect(mapping.fields.flatMap(({ upperEnd }) => upperEnd ?? [])).toEqual(wanted.upperEnds)
    const asked = questions.filter((question) => isOpen(question, mapping))
    if (wanted.asks)
      expect(asked.map(({ about, field }) => (field === null ? about : `${field}:${about}`))).toEqual(wanted.asks)
  })

  test('converts to the rows it means, and tells what it cannot', () => {
    if (found.is === 'failed') return
    const mapping = answer ? answer(found.identified.mapping) : found.identified.mapping
    const { rows, problems } = convert(sheet, mapping, known, { cells: {}, skipped: [] })
    expect(problems.map(({ cell, code, fix }) => `${cell} ${code} → ${fix}`)).toEqual(wanted.problems ?? [])
    if (wanted.rows) expect(rows.map(({ when, results }) => [when, results])).toEqual(wanted.rows)
    if (wanted.rowCount !== undefined) expect(rows).toHaveLength(wanted.rowCount)
    // What is proposed must put the cell right, or be a step towards it that is said as plainly.
    const cells = Object.fromEntries(
      problems.flatMap(({ row, column, fix }) => (fix === null ? [] : [[`${row},${column}`, fix]])),
    )
    const again = convert(sheet, mapping, known, { cells, skipped: [] })
    expect(again.problems.filter(({ row, column }) => `${row},${column}` in cells)).toEqual([])
  })
})

test('there are at least forty', () => expect(corpus.length).toBeGreaterThanOrEqual(40))
