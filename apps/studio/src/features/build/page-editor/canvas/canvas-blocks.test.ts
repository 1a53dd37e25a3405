import type { BlockData } from '@coverwright/domain/build/page/page'
import { expect, test } from 'vitest'
import { blocksOf, byId, filledFrom, isSamePlaces, placesOf } from './canvas-blocks.ts'

const note = (id: string, title: string): BlockData => ({ type: 'Note', props: { id, title } })
const section = (id: string, content: readonly BlockData[], more: object = {}): BlockData => ({
  type: 'Section',
  props: { id, ...more, content },
})
const asIs = (block: BlockData) => block
const withRoom = (block: BlockData) => ({ ...block, props: { ...block.props, spaceAbove: 16 } })
const before = [note('one', 'First'), section('box', [note('two', 'Second')], { style: { desktop: { gap: 'wide' } } })]

test('Puck is given where blocks lie, and no word of what they say', () => {
  expect(JSON.stringify(placesOf(before))).not.toMatch(/First|Second|wide/)
  expect(isSamePlaces(before, blocksOf({ content: placesOf(before) }))).toBe(true)
})

test('a changed word is no other place, a moved, missing or exchanged block is', () => {
  expect(isSamePlaces(before, [note('one', 'Another'), before[1] ?? note('', '')])).toBe(true)
  expect(isSamePlaces(before, before.toReversed())).toBe(false)
  expect(isSamePlaces(before, before.slice(1))).toBe(false)
  expect(isSamePlaces(before, [note('one', 'First'), section('box', [])])).toBe(false)
})

test('what comes back has its words, its style, and the objects that nothing happened to', () => {
  const [one, box] = before
  const answered = blocksOf({ content: placesOf([section('box', [note('two', ''), note('one', '')])]) })
  const filled = filledFrom(byId(before), answered, asIs)
  expect(filled).toEqual([
    section('box', [note('two', 'Second'), note('one', 'First')], { style: { desktop: { gap: 'wide' } } }),
  ])
  expect(filledFrom(byId(before), blocksOf({ content: placesOf(before.toReversed()) }), asIs)).toEqual([box, one])
  expect(filledFrom(byId(before), blocksOf({ content: placesOf(before) }), asIs)[1]).toBe(box)
})

test('a block that was dragged in is made ready once, with what Puck starts it with', () => {
  const filled = filledFrom(byId(before), [...before, note('new', 'Fresh')], withRoom)
  expect(filled.at(-1)?.props).toEqual({ id: 'new', title: 'Fresh', spaceAbove: 16 })
  expect(filled[0]).toBe(before[0])
})
