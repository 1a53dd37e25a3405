import { expect, test } from 'vitest'
import { exampleOf } from '../../fields.ts'
import { ConnectorDefinition, ConnectorForm } from './connector.ts'
import { addressesIn, roleProblem, vehicleIn } from './look-up.ts'
import { connectorPresets } from './presets.ts'

const { name: _name, secret: _secret, role: _role, ...example } = exampleOf(ConnectorForm)
const asked = (address: string, outputs: ConnectorDefinition['outputs']) =>
  ConnectorDefinition.parse({ ...example, address, params: [], outputs })
const lines = [
  { name: 'line1', path: '$.found[*].first' },
  { name: 'line2', path: '$.found[*].second' },
  { name: 'town', path: '$.found[*].town' },
  { name: 'postcode', path: '$.found[*].postcode' },
]

test('an address that lacks a part shifts no other; one without its first line is none', () => {
  const found = [
    { first: '1 High Street', town: 'Bristol', postcode: 'BS7 9ZZ' },
    { second: 'Flat 2', town: 'Bristol', postcode: 'BS7 9ZZ' },
    { first: 3, second: 'The Mews', town: 'Ely', postcode: 'CB1 1AA', other: {} },
  ]
  expect(addressesIn(asked('https://a.example/{{postcode}}', lines), { found })).toEqual([
    { line1: '1 High Street', line2: '', town: 'Bristol', postcode: 'BS7 9ZZ' },
    { line1: '3', line2: 'The Mews', town: 'Ely', postcode: 'CB1 1AA' },
  ])
})

test.each([[{}], [null], ['text'], [{ found: {} }], [{ found: [null, 1, { first: { deep: 1 } }] }]])(
  '%j holds no addresses',
  (answer) => {
    expect(addressesIn(asked('https://a.example/{{postcode}}', lines), answer)).toEqual([])
  },
)

test('a vehicle is said in the words there are', () => {
  const definition = asked('https://a.example/{{registration}}', [
    { name: 'title_make', path: '$.make' },
    { name: 'title_year', path: '$.year' },
    { name: 'code', path: '$.id' },
  ])
  expect(vehicleIn(definition, { make: 'FORD', year: 2019, id: 'V1' })).toEqual({ title: 'FORD 2019', code: 'V1' })
  expect(vehicleIn(definition, { make: 'FORD' })).toEqual({ title: 'FORD', code: '' })
  expect(vehicleIn(definition, { id: 'V1' })).toBeUndefined()
})

test('what buyers never answer cannot be asked with, and what is needed must be answered', () => {
  expect(roleProblem('address', asked('https://a.example/{{postcode}}', lines))).toBeUndefined()
  expect(roleProblem('address', asked('https://a.example/{{postcode}}/{{age|1}}', lines))).toBeUndefined()
  expect(roleProblem('address', asked('https://a.example/{{age}}', lines))).toContain('postcode')
  expect(roleProblem('address', asked('https://a.example/', lines.slice(1)))).toContain('line1')
  expect(roleProblem('vehicle', asked('https://a.example/{{postcode}}', []))).toContain('registration')
})

test.each([
  ['DVLA Vehicle Enquiry Service', 'vehicle'],
  ['OS Places', 'address'],
  ['Ideal Postcodes', 'address'],
] as const)('%s can look up a %s as it is preset', (name, role) => {
  const preset = connectorPresets.find((each) => each.name === name)
  if (!preset) throw new Error('There is no such preset')
  expect(roleProblem(role, preset)).toBeUndefined()
  const answer: unknown = JSON.parse(preset.demoResult)
  const found = role === 'vehicle' ? [vehicleIn(preset, answer)] : addressesIn(preset, answer)
  expect(found).toHaveLength(1)
})
