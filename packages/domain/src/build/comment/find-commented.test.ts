import { expect, test } from 'vitest'
import type { Page } from '../page/page.ts'
import { findCommented } from './find-commented.ts'

const page = (path: string, ...ids: string[]): Page => ({
  role: 'text',
  path,
  title: path,
  content: [{ type: 'Main', props: { id: 'main', content: ids.map((id) => ({ type: 'Text', props: { id } })) } }],
})
const pathOf = (pages: readonly Page[], blockId: string) => findCommented(pages, { page: '/a', blockId })?.page.path

test('a thread stays with its block, wherever that is moved, and with no other', () => {
  expect(pathOf([page('/b', 'text'), page('/a', 'text')], 'text')).toBe('/a')
  expect(pathOf([page('/a'), page('/b', 'moved')], 'moved')).toBe('/b')
  expect(pathOf([page('/renamed', 'text'), page('/b')], 'text')).toBe('/renamed')
  expect(pathOf([page('/a'), page('/b', 'text'), page('/c', 'text')], 'text')).toBeUndefined()
  expect(pathOf([page('/a')], 'gone')).toBeUndefined()
})
