import { expect, test } from 'vitest'
import { beginningOf, canBeKept, shownText, unkeptIn } from './kept-text.ts'

test.each([
  ['', true],
  ['Łódź 保險 👩‍🚀\n\t', true],
  ['a\0', false],
  ['\ud800', false],
  ['\udc00a', false],
  ['\udc00\ud800', false],
])('%j can be kept: %s', (text, is) => {
  expect(canBeKept(text)).toBe(is)
})

test('is found by its path, as a value and as a key, in lists and below', () => {
  const sent = { a: 'fine', b: ['fine', { c: 'x\0' }], 'd\ud800': 1, e: { f: [['\udc00']] }, g: null, h: 1 }
  expect(unkeptIn(sent).toSorted()).toEqual(['b.1.c', 'd\uFFFD', 'e.f.0.0'])
  expect(unkeptIn('\0')).toEqual([''])
  expect(unkeptIn(['fine', 2, null, undefined])).toEqual([])
})

test('is found however deep it is', () => {
  let deep: unknown = '\0'
  for (let depth = 0; depth < 100_000; depth++) deep = [deep]
  expect(unkeptIn(deep)).toHaveLength(1)
})

test('a text is never cut within a character', () => {
  expect(beginningOf('ab👍', 3)).toBe('ab')
  expect(beginningOf('ab👍', 4)).toBe('ab👍')
  expect(beginningOf('abc', 2)).toBe('ab')
  expect(canBeKept(beginningOf('👍'.repeat(9), 5))).toBe(true)
})

test('is shown with a mark in its place', () => {
  expect(shownText('a\0b\ud800')).toBe('a\uFFFDb\uFFFD')
})
