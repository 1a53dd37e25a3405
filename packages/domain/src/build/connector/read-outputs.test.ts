import { expect, test } from 'vitest'
import type { Property } from '../dataset/property.ts'
import { parsePath, pathText, readPath } from './json-path.ts'
import { fits, readOutputs } from './read-outputs.ts'

const answer = {
  vehicle: { make: 'Fiat', 'model year': 2019, isElectric: false, owners: [{ name: 'A' }, { name: 'B' }], none: null },
  huge: 1e30,
}

const read = (path: string) => readOutputs({ outputs: [{ name: 'x', path }] }, answer)[0]?.value

test.each([
  ['$.vehicle.make', 'Fiat'],
  ["$.vehicle['model year']", '2019'],
  ['$["vehicle"].isElectric', 'no'],
  ['$.vehicle.owners[0].name', 'A'],
  ['$.vehicle.owners[-1].name', 'B'],
  ['$.vehicle.owners[*].name', 'A\nB'],
  ['$.vehicle.none', null],
  ['$.vehicle.owners[9].name', null],
  ['$.vehicle.constructor', null],
  ['$.vehicle', null],
  ['$.huge', null],
])('%s reads %j', (path, value) => {
  expect(read(path)).toBe(value)
})

test.each([
  'vehicle',
  '$..make',
  '$.a[1:2]',
  '$.a[?@.b]',
  '$[*][*]',
  '$.a[',
  '$.',
  "$['a]",
  '$[01]',
  `$${'.a'.repeat(21)}`,
])('%s is no such path', (path) => {
  expect(parsePath(path)).toBeUndefined()
})

test('the path of a value that was pointed at leads to it', () => {
  for (const parts of [
    ['vehicle', 'owners', 1, 'name'],
    ['vehicle', 'model year'],
    ["it's \\ odd", 0],
  ])
    expect(parsePath(pathText(parts))).toEqual(parts)
  expect(readPath(parsePath('$.vehicle.owners[1].name') ?? [], answer)).toBe('B')
})

const number: Property = { name: 'n', type: 'number', decimals: 1, min: '0', max: '500' }
const choice: Property = { name: 'c', type: 'choice', options: [{ value: 'petrol', label: 'Petrol' }] }
test.each<[Property, string, boolean]>([
  [number, '12.5', true],
  [number, '12.55', false],
  [number, '501', false],
  [number, 'many', false],
  [choice, 'petrol', true],
  [choice, 'diesel', false],
  [{ name: 'd', type: 'date' }, '2024-02-29', true],
  [{ name: 'd', type: 'date' }, '2023-02-29', false],
  [{ name: 'b', type: 'boolean' }, 'yes', true],
  [{ name: 'b', type: 'boolean' }, 'true', false],
  [{ name: 't', type: 'text', format: 'text', maxLength: 3 }, 'abcd', false],
])('%j can be %s: %s', (property, value, isFit) => {
  expect(fits(property, value)).toBe(isFit)
})
