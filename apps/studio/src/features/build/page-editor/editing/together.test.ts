import { findBlock } from '@coverwright/domain/build/page/block-tree'
import type { BlockData } from '@coverwright/domain/build/page/page'
import { expect, test } from 'vitest'
import { between, duplicatedTogether, idsInOrder, movedTogether, outermost, putTogether } from './together.ts'

const text = (id: string): BlockData => ({ type: 'Text', props: { id } })
const section = (id: string, ...content: BlockData[]): BlockData => ({ type: 'Section', props: { id, content } })
const page = [text('a'), section('s', text('b'), text('c')), text('d'), text('e')]
const shown = (blocks: readonly BlockData[] | undefined) => blocks && idsInOrder(blocks).join(' ')

test('what is chosen from one block to another takes along what lies in it', () => {
  expect(between(page, 'e', 's')).toEqual(['s', 'b', 'c', 'd', 'e'])
  expect(outermost(page, new Set(between(page, 'e', 's')))).toEqual(['s', 'd', 'e'])
  expect(outermost(page, new Set(['e', 'gone', 'b']))).toEqual(['b', 'e'])
})

test.each([
  ['up', ['d', 'e'], 'a d e s b c'],
  ['down', ['a', 's'], 'd a s b c e'],
  ['out', ['b', 'c'], 'a s b c d e'],
  ['in', ['d', 'e'], 'a s b c d e'],
  ['up', ['a', 'd'], undefined],
  ['down', ['d', 'e'], undefined],
] as const)('%s of %j: %s', (move, ids, expected) => {
  expect(shown(movedTogether(page, ids, move))).toBe(expected)
})

test('blocks that go in or out keep their order', () => {
  const inside = movedTogether(page, ['d', 'e'], 'in') ?? []
  expect(shown(findBlock(inside, 's')?.props['content'] as BlockData[])).toBe('b c d e')
  const out = movedTogether(page, ['b', 'c'], 'out') ?? []
  expect(out.map(({ props }) => props.id)).toEqual(['a', 's', 'b', 'c', 'd', 'e'])
})

test('copies of neighbours stand behind them, of others each behind its own', () => {
  const copies = [text('x'), text('y')]
  expect(shown(duplicatedTogether(page, ['d', 'e'], copies))).toBe('a s b c d e x y')
  expect(shown(duplicatedTogether(page, ['b', 'd'], copies))).toBe('a s b x c d y e')
})

test('what is pasted stands in its order, and what has no place is told', () => {
  const addOns = { type: 'AddOns', props: { id: 'z' } }
  const { blocks, left } = putTogether(page, 'd', [section('t'), addOns, text('x')])
  expect(shown(blocks)).toBe('a s b c d t x e')
  expect(left).toEqual([addOns])
})
