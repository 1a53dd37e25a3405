import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { canonicalJson } from '../../hash-json.ts'
import { diffRows } from './diff-rows.ts'
import { hashProgram } from './program-hash.ts'
import {
  parseRatingProgram,
  type RatingProgram,
  ratingProgramUpgrades,
  ratingProgramVersion,
} from './rating-program.ts'
import { petProgramme } from './samples/pet-programme.ts'
import { sha256 } from './sha256.ts'

test('hashes as the standard does, and the same program alike in whatever order its keys come', () => {
  for (const length of [0, 3, 55, 56, 63, 64, 119, 1000]) {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 31) & 255)
    expect(sha256(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'))
  }
  expect(canonicalJson({ b: [1, { d: null, c: 'x' }], a: undefined })).toBe('{"b":[1,{"c":"x","d":null}]}')
  const program = petProgramme()
  const reversed = Object.fromEntries(Object.entries(program).toReversed()) as RatingProgram
  expect(hashProgram(reversed)).toBe(hashProgram(program))
  expect(hashProgram({ ...program, name: 'Other' })).not.toBe(hashProgram(program))
})

const row = (plan: string | null, rate: string) => ({ when: [plan, null], results: [rate] })

test('tells what changed between two editions', () => {
  const before = [row('A', '1'), row('B', '2'), row('B', '3'), row('C', '4')]
  const after = [row('B', '2'), row('C', '5'), row('B', '3'), row(null, '9')]
  expect(diffRows(before, after)).toEqual({
    added: [{ row: 4, after: row(null, '9') }],
    removed: [{ row: 1, before: row('A', '1') }],
    changed: [{ rowBefore: 4, row: 2, before: row('C', '4'), after: row('C', '5'), results: [0] }],
  })
})

test('every older version of a program has its upgrade, and a newer one is refused', () => {
  const older = Array.from({ length: ratingProgramVersion - 1 }, (_, at) => String(at + 1))
  expect(Object.keys(ratingProgramUpgrades)).toEqual(older)
  expect(() => parseRatingProgram({ ...petProgramme(), version: ratingProgramVersion + 1 })).toThrow(/version/)
})
