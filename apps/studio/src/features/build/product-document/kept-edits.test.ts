import { beforeEach, expect, test } from 'vitest'
import { keepEdits, readKeptEdits } from './kept-edits.ts'

const place = { memberId: 'm', id: 'p', document: 'body' } as const
const entries = new Map<string, string>()
const storage = {
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, value: string) => void entries.set(key, value),
  removeItem: (key: string) => void entries.delete(key),
} as unknown as Storage

beforeEach(() => entries.clear())

test('edits are kept for their person and document, until the server has them', () => {
  const edits = { revision: 3, patches: [{ op: 'replace' as const, path: ['insured'], value: 'Pets' }] }
  keepEdits(storage, place, edits)
  expect(readKeptEdits(storage, place)).toEqual(edits)
  expect(readKeptEdits(storage, { ...place, memberId: 'other' })).toBeUndefined()
  expect(readKeptEdits(storage, { ...place, document: 'shell' })).toBeUndefined()
  keepEdits(storage, place, undefined)
  expect(readKeptEdits(storage, place)).toBeUndefined()
})

test.each(['', 'nonsense', '{"revision":1}', '{"revision":1,"patches":[{"op":"add","path":["__proto__"],"value":1}]}'])(
  'what cannot be read is no edit: %s',
  (text) => {
    entries.set('edits:m:p:body', text)
    expect(readKeptEdits(storage, place)).toBeUndefined()
  },
)
