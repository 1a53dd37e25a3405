import { checkBlocks } from '@coverwright/domain/build/page/check-blocks'
import type { BlockData } from '@coverwright/domain/build/page/page'
import { describe, expect, test } from 'vitest'
import { compileTree } from './compile-tree.ts'
import { definitions } from './definitions.ts'
import {
  changesOf,
  detached,
  type Instance,
  instanceAround,
  instancesIn,
  isBehind,
  isInstance,
  isTouched,
  lostIn,
  placed,
  updated,
  withDetached,
  withoutInstances,
  withUpdated,
} from './instance.ts'

const note = (id: string, title: string, more: object = {}): BlockData => ({
  type: 'Note',
  props: { id, title, ...more },
})
const section = (id: string, content: readonly BlockData[], ground = 'plain'): BlockData => ({
  type: 'Section',
  props: { id, ground, content },
})
const first = { id: 'c1', blocks: [section('box', [note('why', 'Why we ask'), note('who', 'Who we are')])] }
const next = { id: 'c1', blocks: [section('box', [note('why', 'Why?'), note('how', 'How')], 'tint')] }

const instance = placed(first, 'component-1')
const inBox = (one: Instance) => (one.props.content[0]?.props['content'] ?? []) as BlockData[]
const contentOf = (block: BlockData | undefined) => (block?.props['content'] ?? []) as BlockData[]
const titles = (one: Instance) => inBox(one).map(({ props }) => props['title'])
/** As the editor writes: the block by its place, the text by its name. */
const written = (one: Instance, at: number, title: string): Instance => ({
  ...one,
  props: {
    ...one.props,
    content: one.props.content.map((box) => ({
      ...box,
      props: {
        ...box.props,
        content: inBox(one).map((each, index) =>
          index === at ? note(each.props.id, title, { origin: each.props['origin'] }) : each,
        ),
      },
    })),
  },
})

test('a page can be kept with two of one component, and shows what is in them', () => {
  const page = [instance, placed(first, 'component-2')]
  expect(checkBlocks(page)).toEqual(new Set())
  const { nodes } = compileTree(page, definitions)
  expect(nodes.map(({ type }) => type)).toEqual(['Section', 'Section'])
  expect(JSON.stringify(nodes)).not.toMatch(/componentId|origin|"was"/)
  expect(JSON.stringify(nodes)).toContain('Why we ask')
})

test('what was approved anew is behind, and its update brings it with blocks that keep their ids', () => {
  expect(isBehind(instance, first)).toBe(false)
  expect(isBehind(instance, next)).toBe(true)
  const now = updated(instance, next)
  expect(isBehind(now, next)).toBe(false)
  expect(titles(now)).toEqual(['Why?', 'How'])
  expect(now.props.content[0]?.props['ground']).toBe('tint')
  expect(inBox(now)[0]?.props.id).toBe(inBox(instance)[0]?.props.id)
  expect(now.props.id).toBe(instance.props.id)
})

test('what was written on the page stays, whichever version comes', () => {
  const own = written(instance, 0, 'Why this matters')
  expect(titles(updated(own, next))).toEqual(['Why this matters', 'How'])
  expect(titles(updated(updated(own, next), first))).toEqual(['Why this matters', 'Who we are'])
  expect(titles(updated(written(instance, 0, ''), next))[0]).toBe('')
})

const whyNote = (more: object, title = 'Why') => ({ id: 'c1', blocks: [note('why', title, more)] })
const filled = (one: Instance): Instance => ({
  ...one,
  props: {
    ...one.props,
    content: one.props.content.map((block) => ({ ...block, props: { ...block.props, text: 'Ours' } })),
  },
})

describe('a text that is empty in the component and written on the page', () => {
  test.each([
    ['empty', { text: '' }],
    ['not there', {}],
  ])('%s: it may be written and stays', (_how, more) => {
    const before = placed(whyNote(more), 'component-1')
    const own = filled(before)
    expect(isTouched([before], [own])).toBe(false)
    expect(updated(own, whyNote(more, 'Why?')).props.content[0]?.props).toMatchObject({ title: 'Why?', text: 'Ours' })
    expect(changesOf(own, whyNote(more, 'Why?')).texts).toEqual([{ from: 'Why', to: 'Why?' }])
  })

  test('it goes with its block, and that is said', () => {
    const own = filled(placed(whyNote({ text: '' }), 'component-1'))
    expect(changesOf(own, { id: 'c1', blocks: [note('other', 'Other')] }).texts).toEqual([{ from: 'Ours', to: '' }])
    expect(lostIn(own, { id: 'c1', blocks: [note('other', 'Other')] })).toEqual({ texts: ['Ours'], blocks: ['Note'] })
    expect(lostIn(own, whyNote({ text: '' }, 'Why?'))).toEqual({ texts: [], blocks: [] })
  })
})

type Item = readonly [question: string, answer: string]
const faq = (...items: Item[]) => ({
  id: 'c1',
  blocks: [
    {
      type: 'Faq',
      props: { id: 'faq', title: 'FAQ', items: items.map(([question, answer]) => ({ question, answer })) },
    },
  ],
})
/** As the page has them, whatever the component says. */
const saying = (one: Instance, ...items: Item[]): Instance => ({
  ...one,
  props: {
    ...one.props,
    content: one.props.content.map((block) => ({
      ...block,
      props: { ...block.props, items: items.map(([question, answer]) => ({ question, answer })) },
    })),
  },
})
const itemsOf = (one: Instance) =>
  ((one.props.content[0]?.props['items'] ?? []) as { question: string; answer: string }[]).map(
    ({ question, answer }): Item => [question, answer],
  )

describe('words of the page in an item of a list', () => {
  const before = placed(faq(['Who?', 'We'], ['When?', 'Now']), 'component-1')

  test('stay where the rest of the item says the same', () => {
    const own = saying(before, ['Who?', 'Ours'], ['When?', 'Now'])
    const after = faq(['Who?', 'All of us'], ['When?', 'Soon'])
    expect(itemsOf(updated(own, after))).toEqual([
      ['Who?', 'Ours'],
      ['When?', 'Soon'],
    ])
    expect(changesOf(own, after).texts).toEqual([{ from: 'Now', to: 'Soon' }])
  })

  test('never come to answer another question: they go, and that is said', () => {
    const own = saying(before, ['Who?', 'Ours'], ['When?', 'Now'])
    const after = faq(['How much?', 'Little'], ['Who?', 'We'])
    expect(itemsOf(updated(own, after))).toEqual([
      ['How much?', 'Little'],
      ['Who?', 'We'],
    ])
    expect(changesOf(own, after).texts).toContainEqual({ from: 'Ours', to: 'Little' })
    expect(lostIn(own, after)).toEqual({ texts: ['Ours'], blocks: [] })
  })

  test('an item that is all the page’s own stays while the component’s is what it was', () => {
    const own = saying(before, ['Ours?', 'Ours'], ['When?', 'Now'])
    expect(itemsOf(updated(own, faq(['Who?', 'We'], ['When?', 'Soon'])))[0]).toEqual(['Ours?', 'Ours'])
    const after = faq(['Other?', 'We'], ['When?', 'Now'])
    expect(itemsOf(updated(own, after))[0]).toEqual(['Other?', 'We'])
    expect(changesOf(own, after).texts).toContainEqual({ from: 'Ours?', to: 'Other?' })
  })

  test('of an item that is not there any more go, and that is said', () => {
    const own = saying(before, ['Who?', 'We'], ['When?', 'Ours'])
    expect(changesOf(own, faq(['Who?', 'We'])).texts).toEqual([{ from: 'Ours', to: '' }])
  })
})

test('what changes is said before it does', () => {
  expect(changesOf(instance, next)).toEqual({
    texts: [{ from: 'Why we ask', to: 'Why?' }],
    added: ['Note'],
    removed: ['Note'],
  })
  expect(changesOf(written(instance, 0, 'Ours'), next).texts).toEqual([])
  expect(changesOf(instance, first)).toEqual({ texts: [], added: [], removed: [] })
})

describe('only words are changed inside of it', () => {
  test.each([
    ['a word', [written(instance, 0, 'Other')], false],
    ['a word taken away', [written(instance, 0, '')], false],
    ['nothing', [instance], false],
    ['its place on the page', [note('new', 'New'), instance], false],
    ['gone as a whole', [], false],
    ['a newer version of it', [updated(instance, next)], false],
    ['a block taken out', [{ ...instance, props: { ...instance.props, content: [] } }], true],
    [
      'another ground',
      [
        {
          ...instance,
          props: {
            ...instance.props,
            content: instance.props.content.map((box) => ({ ...box, props: { ...box.props, ground: 'deep' } })),
          },
        },
      ],
      true,
    ],
  ])('%s', (_what, after, isRefused) => {
    expect(isTouched([instance], after)).toBe(isRefused)
  })
})

test('detached it is a copy: the same words, the same ids, and nothing to follow', () => {
  const blocks = detached(written(instance, 0, 'Ours'))
  expect(instancesIn(blocks)).toEqual([])
  expect(JSON.stringify(blocks)).not.toContain('origin')
  expect(contentOf(blocks[0])[0]?.props).toEqual({
    id: inBox(instance)[0]?.props.id,
    title: 'Ours',
  })
})

test('all that are behind are updated at once, wherever they lie, and nothing else is touched', () => {
  const beside = section('beside', [note('own', 'Own')])
  const other = placed({ id: 'c2', blocks: [note('o', 'Other')] }, 'component-9')
  const page = [beside, section('outer', [instance]), other]
  const after = withUpdated(page, (id) => (id === 'c1' ? next : undefined))
  expect(instancesIn(after).map((each) => each.props.version)).toEqual([
    updated(instance, next).props.version,
    other.props.version,
  ])
  expect(after[0]).toBe(beside)
  expect(after[2]).toBe(other)
  expect(withUpdated(after, () => next)[1]).toBe(after[1])
})

test('a copy stands in the place of the one that is detached, and a block knows what it lies in', () => {
  const page = [note('first', 'First'), section('outer', [instance, note('last', 'Last')])]
  const inside = inBox(instance)[0]?.props.id ?? ''
  expect(instanceAround(page, inside)).toBe(instance)
  expect(instanceAround(page, 'last')).toBeUndefined()
  const [, outer] = withDetached(page, instance.props.id)
  expect(contentOf(outer).map(({ type }) => type)).toEqual(['Section', 'Note'])
})

test('a component inside of a component is a copy, however deep: nothing goes round in a circle', () => {
  const within = section('outer', [instance, note('own', 'Own')])
  const blocks = withoutInstances([within, placed({ id: 'c2', blocks: [within] }, 'component-3')])
  expect(instancesIn(blocks)).toEqual([])
  expect(JSON.stringify(blocks)).toContain('Why we ask')
})

test('a block of that name without what it follows is a block like others', () => {
  const bare = { type: 'Component', props: { id: 'x', content: [note('why', 'Why we ask')] } }
  expect(isInstance(bare)).toBe(false)
  expect(compileTree([bare], definitions).nodes.map(({ type }) => type)).toEqual(['Note'])
})
