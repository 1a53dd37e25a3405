import { expect, test } from 'vitest'
import { findBlock } from './block-tree.ts'
import type { BlockData } from './page.ts'
import { changesOfPage, withRestored } from './restore-block.ts'
import { sampleShell } from './sample-shell.ts'
import { parseShell, type Shell } from './shell.ts'

const text = (id: string, title = id): BlockData => ({ type: 'Text', props: { id, title } })
const section = (id: string, ...content: BlockData[]): BlockData => ({ type: 'Section', props: { id, content } })
const titled = (block: BlockData, title: string): BlockData => ({ ...block, props: { ...block.props, title } })
const site = (content: readonly BlockData[], texts: Readonly<Record<string, string>> = {}): Shell =>
  parseShell({
    ...sampleShell,
    pages: [
      ...sampleShell.pages,
      { role: 'text', path: '/about', title: 'About', content: [{ type: 'Main', props: { id: 'main', content } }] },
    ],
    translations: { de_de: { 'pages./.questions.title': 'Zu Ihnen', ...texts } },
  })
const then = site([text('a', 'Then'), section('s', text('b'), text('c'))], { 'pages./about.a.title': 'Damals' })
const path = '/about'
const said = (before: Shell, after: Shell) =>
  changesOfPage(before, after, path).map(({ kind, block }) => `${kind} ${block.props.id}`)
const restore = (shell: Shell, id: string) => withRestored(shell, then, { path, id, freshId: (type) => `new-${type}` })
const contentOf = (shell: Shell | undefined) => shell?.pages.find((page) => page.path === path)?.content ?? []

test('a page tells which blocks are others, gone and new, and a word of another language is a change too', () => {
  expect(said(then, then)).toEqual([])
  const now = site([section('s', text('b'), text('n')), text('a', 'Now')], { 'pages./about.a.title': 'Damals' })
  expect(said(then, now)).toEqual(['changed a', 'deleted c', 'added n'])
  expect(said(then, site([text('a', 'Then'), section('s', text('b'), text('c'))]))).toEqual(['changed a'])
  expect(said(then, site([]))).toEqual(['deleted a', 'deleted s'])
  expect(changesOfPage(then, then, '/gone')).toEqual([])
})

test('a changed block is as it was where it stands now, with its translations and without anything else', () => {
  const now = site([section('s', text('a', 'Now')), text('d')], {
    'pages./about.a.title': 'Jetzt',
    'pages./about.d.title': 'Bleibt',
  })
  const after = restore(now, 'a')
  expect(findBlock(contentOf(after), 's')).toEqual(section('s', text('a', 'Then')))
  expect(findBlock(contentOf(after), 'd')).toBeDefined()
  expect(after?.translations?.de_de).toEqual({
    'pages./.questions.title': 'Zu Ihnen',
    'pages./about.a.title': 'Damals',
    'pages./about.d.title': 'Bleibt',
  })
  expect(parseShell(after)).toEqual(after)
})

test('a deleted block comes back where it lay, and at the end where that is gone too', () => {
  const back = restore(site([section('s', text('b'))]), 'c')
  expect(findBlock(contentOf(back), 's')).toEqual(section('s', text('b'), text('c')))
  const alone = restore(site([text('d')]), 'c')
  expect(contentOf(alone)[0]?.props['content']).toEqual([text('d'), text('c')])
})

test('a changed block keeps what lies in it today, with its translations', () => {
  const before = site([titled(section('s', text('b'), text('c')), 'Then')], { 'pages./about.s.title': 'Damals' })
  const now = site([titled(section('s', text('n', 'New'), text('b', 'Written since')), 'Now')], {
    'pages./about.s.title': 'Jetzt',
    'pages./about.n.title': 'Neu',
  })
  const after = withRestored(now, before, { path, id: 's', freshId: String })
  expect(contentOf(after)[0]?.props['content']).toEqual([
    titled(section('s', text('n', 'New'), text('b', 'Written since')), 'Then'),
  ])
  expect(after?.translations?.de_de).toMatchObject({
    'pages./about.s.title': 'Damals',
    'pages./about.n.title': 'Neu',
  })
  expect(said(before, after ?? before)).toEqual(['changed b', 'deleted c', 'added n'])
  expect(parseShell(after)).toEqual(after)
})

test('what has left a deleted block since stays where it is, and comes back under another id', () => {
  const after = restore(site([text('b', 'Moved out')]), 's')
  expect(contentOf(after)[0]?.props['content']).toEqual([
    text('b', 'Moved out'),
    { type: 'Section', props: { id: 's', content: [text('new-Text', 'b'), text('c')] } },
  ])
  expect(parseShell(after)).toEqual(after)
})

test('nothing comes of a block that the version has not, nor on a page that is gone', () => {
  expect(restore(then, 'n')).toBeUndefined()
  expect(withRestored(parseShell(sampleShell), then, { path, id: 'a', freshId: String })).toBeUndefined()
})
