import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyPatches, diff } from '../document/patch.ts'
import {
  type Blocks,
  findBlock,
  type Move,
  moved,
  moves,
  placeOf,
  type SlotRules,
  targetOf,
  withChanged,
  withFreshIds,
  withInserted,
  without,
} from './block-tree.ts'
import { type BlockData, blocksIn } from './page.ts'

const rules: SlotRules = (type) => {
  if (type === 'Columns') return [{ name: 'first' }, { name: 'second' }]
  return type === 'Hero' ? [{ name: 'form', allow: ['Questions'] }] : []
}
const block = (type: string, id: string, props = {}): BlockData => ({ type, props: { id, ...props } })

const page: Blocks = [
  block('Hero', 'hero', { form: [block('Questions', 'q')] }),
  block('Columns', 'columns', { first: [block('Text', 'a'), block('Text', 'b')], second: [] }),
  block('Text', 'end', { items: [{ title: 'One' }] }),
]

const idsOf = (blocks: Blocks) => blocks.flatMap((each) => [each, ...blocksIn(each)]).map(({ props }) => props.id)
const by = (content: Blocks, id: string, move: Move) => {
  const target = targetOf(content, id, move, rules)
  return target && idsOf(moved(content, id, target))
}

test('finds a block and where it lies, however deep', () => {
  expect(findBlock(page, 'b')?.type).toBe('Text')
  expect(placeOf(page, 'b')).toEqual({ parent: { id: 'columns', slot: 'first' }, index: 1 })
  expect(placeOf(page, 'columns')).toEqual({ index: 1 })
  expect(placeOf(page, 'nobody')).toBeUndefined()
})

test('a block goes up, down, out of its block and into the one before, and never where it is not taken', () => {
  expect(by(page, 'end', 'up')).toEqual(['hero', 'q', 'end', 'columns', 'a', 'b'])
  expect(by(page, 'a', 'down')).toEqual(['hero', 'q', 'columns', 'b', 'a', 'end'])
  expect(by(page, 'a', 'out')).toEqual(['hero', 'q', 'columns', 'b', 'a', 'end'])
  expect(targetOf(page, 'a', 'out', rules)).toEqual({ index: 2 })
  expect(targetOf(page, 'end', 'in', rules)).toEqual({ parent: { id: 'columns', slot: 'first' }, index: 2 })
  expect(by(page, 'hero', 'up')).toBeUndefined()
  expect(by(page, 'end', 'down')).toBeUndefined()
  expect(by(page, 'columns', 'in')).toBeUndefined()
  expect(by(page, 'end', 'out')).toBeUndefined()
})

test('what was not changed stays the same object: a save sends the change, not the page', () => {
  const next = withChanged(page, 'b', (props) => ({ ...props, title: 'New' }))
  expect(next[0]).toBe(page[0])
  expect(next[2]).toBe(page[2])
  expect(diff(page, next)).toEqual([{ op: 'add', path: [1, 'props', 'first', 1, 'props', 'title'], value: 'New' }])
  expect(withChanged(page, 'nobody', () => ({ id: 'x' }))).toBe(page)
})

test('a block put in lies where it was put, in an empty slot too; a copy has ids of its own', () => {
  const into = withInserted(page, { parent: { id: 'columns', slot: 'second' }, index: 0 }, block('Note', 'n'))
  expect(placeOf(into, 'n')).toEqual({ parent: { id: 'columns', slot: 'second' }, index: 0 })
  let number = 0
  const copy = withFreshIds(page[1] as BlockData, (type) => `${type}-${++number}`)
  expect(idsOf([copy])).toEqual(['Columns-3', 'Text-1', 'Text-2'])
})

interface Edit {
  readonly kind: 'insert' | 'remove' | 'change' | Move
  readonly at: number
  readonly words: string
}
const edit: fc.Arbitrary<Edit> = fc.record({
  kind: fc.constantFrom('insert', 'remove', 'change', ...moves),
  at: fc.nat(50),
  words: fc.string({ maxLength: 8 }),
})

function applied(content: Blocks, { kind, at, words }: Edit, number: number): Blocks {
  const ids = idsOf(content)
  const id = ids[at % Math.max(ids.length, 1)] ?? ''
  if (kind === 'insert') {
    const place = placeOf(content, id) ?? { index: 0 }
    return withInserted(content, place, block(at % 3 === 0 ? 'Columns' : 'Text', `new-${number}`, { title: words }))
  }
  if (kind === 'remove') return ids.length > 3 ? without(content, id) : content
  if (kind === 'change') return withChanged(content, id, (props) => ({ ...props, title: words }))
  const target = targetOf(content, id, kind, rules)
  return target ? moved(content, id, target) : content
}

test('500 random edits lose and double no block, and the patches between them undo to the original', () => {
  fc.assert(
    fc.property(fc.array(edit, { minLength: 500, maxLength: 500 }), (edits) => {
      const history: Blocks[] = [page]
      for (const [number, each] of edits.entries()) {
        const before = history.at(-1) ?? page
        const after = applied(before, each, number)
        const [was, is] = [idsOf(before), idsOf(after)]
        expect(new Set(is).size).toBe(is.length)
        const isSameSet = is.toSorted().join(' ') === was.toSorted().join(' ')
        expect(isSameSet || each.kind === 'insert' || each.kind === 'remove').toBe(true)
        history.push(after)
      }
      // Undone by what is sent to the server, step by step.
      let current: unknown = history.at(-1)
      for (let at = history.length - 1; at > 0; at--)
        current = applyPatches(current, diff(history[at], history[at - 1]))
      expect(current).toEqual(page)
    }),
    { numRuns: 3 },
  )
})
