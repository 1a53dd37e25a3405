import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyPatches, diff, Patch, type PatchError } from './patch.ts'

const document = { title: 'Pets', groups: [{ name: 'pet', questions: ['a', 'b', 'c'] }], lists: {} }

test('puts in, changes and takes out, and leaves the original as it was', () => {
  const before = structuredClone(document)
  expect(
    applyPatches(document, [
      { op: 'replace', path: ['title'], value: 'Cats' },
      { op: 'add', path: ['groups', 0, 'questions', 1], value: 'new' },
      { op: 'remove', path: ['groups', 0, 'questions', 3] },
      { op: 'add', path: ['lists', 'breeds'], value: [1] },
    ]),
  ).toEqual({ title: 'Cats', groups: [{ name: 'pet', questions: ['a', 'new', 'b'] }], lists: { breeds: [1] } })
  expect(document).toEqual(before)
  expect(applyPatches(null, [{ op: 'replace', path: [], value: document }])).toBe(document)
})

test.each<Patch>([
  { op: 'replace', path: ['nothing'], value: 1 },
  { op: 'remove', path: ['nothing'] },
  { op: 'add', path: ['nothing', 'below'], value: 1 },
  { op: 'add', path: ['title', 'below'], value: 1 },
  { op: 'add', path: ['groups', 2], value: 1 },
  { op: 'add', path: ['groups', '0'], value: 1 },
  { op: 'replace', path: ['groups', 1], value: 1 },
  { op: 'remove', path: ['groups', 1] },
  { op: 'remove', path: [] },
  { op: 'replace', path: ['toString'], value: 1 },
  { op: 'add', path: ['__proto__', 'role'], value: 'super' },
  { op: 'add', path: ['constructor'], value: 1 },
])('a place that is not there is refused: $op $path', (patch) => {
  expect(() => applyPatches(document, [{ op: 'replace', path: ['title'], value: 'Cats' }, patch])).toThrow(
    expect.objectContaining({ at: 1 }) as PatchError,
  )
})

test.each([
  [{ op: 'add', path: ['__proto__'], value: 1 }],
  [{ op: 'move', path: ['a'], from: ['b'] }],
  [{ op: 'add', path: [-1], value: 1 }],
  [{ op: 'add', path: [1.5], value: 1 }],
  [{ op: 'add', path: Array.from({ length: 41 }, () => 'a'), value: 1 }],
  [{ op: 'remove', path: ['a'], value: 1 }],
])('what is no patch is refused: %j', (patch) => {
  expect(Patch.safeParse(patch).success).toBe(false)
})

test('one word of a large document is one small patch; an entry taken out of or moved in a list is one or two', () => {
  const groups = Array.from({ length: 100 }, (_, at) => ({ name: `g${at}`, questions: ['a'] }))
  const renamed = { groups: groups.with(50, { name: 'other', questions: ['a'] }) }
  expect(diff({ groups }, renamed)).toEqual([{ op: 'replace', path: ['groups', 50, 'name'], value: 'other' }])
  expect(diff({ groups }, { groups: groups.toSpliced(3, 1) })).toEqual([{ op: 'remove', path: ['groups', 3] }])
  const across = [...groups.slice(1, 90), ...groups.slice(0, 1), ...groups.slice(90)]
  expect(diff({ groups }, { groups: across })).toEqual([
    { op: 'remove', path: ['groups', 0] },
    { op: 'add', path: ['groups', 89], value: groups[0] },
  ])
  expect(diff(across, groups)).toHaveLength(2)
  expect(diff({ a: 1 }, { a: undefined })).toEqual([{ op: 'remove', path: ['a'] }])
})

const json = fc.letrec((tie) => ({
  node: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(null, true, 0, 1, 'a', 'b'),
    fc.array(tie('node'), { maxLength: 5 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), tie('node'), { maxKeys: 4, noNullPrototype: true }),
  ),
})).node

test('the patches between any two documents make one of the other, there and back, through JSON', () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      const travelled = Patch.array().parse(JSON.parse(JSON.stringify(diff(before, after))))
      expect(applyPatches(before, travelled)).toEqual(after)
      expect(applyPatches(after, diff(after, before))).toEqual(before)
    }),
    { numRuns: 500 },
  )
})
