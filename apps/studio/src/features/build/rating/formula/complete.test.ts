import type { KnownName } from '@coverwright/domain/build/rating/check-program'
import { expect, test } from 'vitest'
import { completed, completionsAt, signatureAt } from './complete.ts'

const name = (text: string, more: Partial<KnownName> = {}): KnownName => ({
  name: text,
  kind: 'number',
  group: null,
  options: null,
  unit: null,
  decimals: 2,
  ...more,
})

const scope = {
  names: [
    name('base'),
    name('pet_breed', { kind: 'text', options: ['Labrador', 'Lurcher', 'Poodle'] }),
    name('drivers.age', { group: 'drivers' }),
    name('claims.cost', { group: 'claims' }),
  ],
  groups: ['drivers', 'claims'],
  per: 'drivers',
}

const shownAt = (text: string, caret = text.length) =>
  completionsAt(text, caret, scope).options.map(({ shown }) => shown)

test('what begins with the letters comes first, then what has a part that does', () => {
  expect(shownAt('base * br')).toEqual(['pet_breed'])
  expect(shownAt('1 + b')).toEqual(['base', 'pet_breed', 'ABS'])
  expect(shownAt('mi')).toEqual(['MIN'])
  expect(shownAt('zzz')).toEqual([])
})

test('names of the group at hand are written plainly, those of others with their group', () => {
  expect(shownAt('a')).toEqual([
    'age',
    'AND',
    'ABS',
    'base',
    'claims.cost',
    'claims',
    'MAX',
    'CONTAINS',
    'YEARS',
    'DAYS',
    'DATE',
  ])
  expect(shownAt('SUM(claims.')).toEqual(['claims.cost'])
})

test('inside quotes the answers of the name that is compared', () => {
  expect(shownAt('IF(pet_breed = "Lu')).toEqual(['Lurcher'])
  expect(shownAt('base = "')).toEqual([])
  const text = 'pet_breed = "La" '
  const found = completionsAt(text, 15, scope)
  const [first] = found.options
  expect(first && completed(text, found, first)).toEqual({ text: 'pet_breed = "Labrador" ', caret: 22 })
})

test('a completion replaces the whole word and no bracket twice', () => {
  const text = 'ROU(base, 2)'
  const found = completionsAt(text, 2, scope)
  const round = found.options.find(({ shown }) => shown === 'ROUND')
  expect(round && completed(text, found, round)).toEqual({ text: 'ROUND(base, 2)', caret: 6 })
})

test.each([
  ['IF(base > 1, ', 'IF', 1],
  ['IF(MIN(1, 2), ', 'IF', 1],
  ['IF(MIN(1, ', 'MIN', 1],
  ['IF(pet_breed = "a, (b", ', 'IF', 1],
  ['ROUND((1 + 2', 'ROUND', 0],
])('in %s the caret is in %s at value %i', (text, called, value) => {
  expect(signatureAt(text, text.length)).toMatchObject({ name: called, value })
})

test('outside of every call there is no signature', () => {
  expect(signatureAt('MIN(1, 2) + ', 12)).toBeNull()
})
