import { expect, test } from 'vitest'
import { addRecent, readRecent } from './recent.ts'

function aStorage(initial: Record<string, string> = {}) {
  const kept = new Map(Object.entries(initial))
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}
const entry = (link: string) => ({ link, title: link })

test('newest first, each once, five at most', () => {
  const storage = aStorage()
  for (const link of ['/a', '/b', '/c', '/d', '/e', '/f', '/b']) addRecent(storage, 'ann', entry(link))
  expect(readRecent(storage, 'ann').map(({ link }) => link)).toEqual(['/b', '/f', '/e', '/d', '/c'])
})

test("one person does not see another's", () => {
  const storage = aStorage()
  addRecent(storage, 'ann', entry('/a'))
  expect(readRecent(storage, 'bob')).toEqual([])
  addRecent(storage, 'bob', entry('/b'))
  expect(readRecent(storage, 'bob')).toEqual([entry('/b')])
})

test('what is not ours in the storage is passed over', () => {
  expect(readRecent(aStorage({ 'coverwright-recent': 'null' }), 'ann')).toEqual([])
  expect(readRecent(aStorage({ 'coverwright-recent': '{"personId":"ann","entries":5}' }), 'ann')).toEqual([])
  expect(readRecent(aStorage({ 'coverwright-recent': '<' }), 'ann')).toEqual([])
})
