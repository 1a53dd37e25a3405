import { expect, test } from 'vitest'
import { letterAt } from './caret.ts'

const node = { name: 'the text clicked' } as unknown as Node
const position = { offsetNode: node, offset: 3 } as CaretPosition
const range = { startContainer: node, startOffset: 3 } as Range

test('every browser finds the letter that was clicked, or says that it cannot', () => {
  const point = { x: 1, y: 2 }
  expect(letterAt({ caretPositionFromPoint: () => position }, point)).toEqual({ node, offset: 3 })
  expect(letterAt({ caretRangeFromPoint: () => range }, point)).toEqual({ node, offset: 3 })
  expect(letterAt({ caretPositionFromPoint: () => null, caretRangeFromPoint: () => null }, point)).toBeUndefined()
  expect(letterAt({}, point)).toBeUndefined()
})
