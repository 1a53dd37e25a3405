import { expect, test } from 'vitest'
import { newBlock, placeFor } from './block-actions.ts'

test('what is put into columns goes to the first that is empty, and after them when none is', () => {
  const columns = newBlock('Columns')
  const { id } = columns.props
  const filled = (first: readonly unknown[], second: readonly unknown[]) => [
    { ...columns, props: { ...columns.props, first, second } },
  ]
  const words = newBlock('Text')
  expect(placeFor(filled([], []), 'Picture', id)).toEqual({ parent: { id, slot: 'first' }, index: 0 })
  expect(placeFor(filled([words], []), 'Picture', id)).toEqual({ parent: { id, slot: 'second' }, index: 0 })
  expect(placeFor(filled([words], [words]), 'Picture', id)).toEqual({ index: 1 })
})
