import { expect, test } from 'vitest'
import { pastedEdits } from './pasted-edits.ts'

/** Rows 4 and 7 of a table of three columns, as a search found them. */
const sheet = { columns: 3, rowAt: (shown: number) => [4, 7][shown] }

test('a block is laid down over the rows in view', () => {
  expect(pastedEdits('a\tb\r\nc\td\r\n', { row: 0, column: 1 }, sheet)).toEqual({
    edits: [
      { kind: 'set', row: 4, column: 1, text: 'a' },
      { kind: 'set', row: 4, column: 2, text: 'b' },
      { kind: 'set', row: 7, column: 1, text: 'c' },
      { kind: 'set', row: 7, column: 2, text: 'd' },
    ],
    beyond: 0,
  })
})

test('cells beyond the last row and the last column are counted; blank ones lose nothing', () => {
  expect(pastedEdits('a\tb\nc\td\n\n', { row: 1, column: 2 }, sheet)).toEqual({
    edits: [{ kind: 'set', row: 7, column: 2, text: 'a' }],
    beyond: 3,
  })
  expect(pastedEdits('a\t\n\t\n', { row: 1, column: 2 }, sheet).beyond).toBe(0)
})
