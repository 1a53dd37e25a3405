import { expect, test } from 'vitest'
import { exampleOf } from '../../fields.ts'
import { Body } from '../body/body.ts'
import { ConnectorDefinition, ConnectorForm } from '../connector/connector.ts'
import type { FlowBlockOf } from '../page/flow.ts'
import { shellModel } from '../page/shell.ts'
import { version1Shell } from '../page/test/version-1-shell.ts'
import type { KnownConnector } from './check-connector.ts'
import { checkFlow, knownAfter } from './check-flow.ts'
import { forkedBody as body, forkedShell } from './test/forked-journey.ts'
import { walker } from './walk.ts'

const today = { day: 15, month: 6, year: 2026 }
const id = '0190c8a0-0000-7000-8000-000000000001'
const { name: _name, secret: _secret, role: _role, ...example } = exampleOf(ConnectorForm)
const definition = ConnectorDefinition.parse({
  ...example,
  address: 'https://vets.example/{{animal_age}}',
  outputs: [{ name: 'years', path: '$.years' }],
  demoResult: '{"years":35}',
})
const call: FlowBlockOf<'connector'> = {
  kind: 'connector',
  id: 'vets',
  name: 'Vets',
  page: '/',
  connectorId: id,
  inputs: [{ field: 'animal_age', data: 'age' }],
  outputs: [{ output: 'years', data: 'dog_years' }],
  onFailure: { to: 'on' },
}
const walk = (change: Partial<typeof call> = {}) =>
  walker({ body, shell: forkedShell({ ...call, ...change }), connectors: { [id]: definition } })
const answers = { age: '5' }

test('the way ends at a call until it was made; what it answers is data', () => {
  const before = walk()({ answers, today })
  expect(before.pages.map(({ path }) => path)).toEqual(['/'])
  expect(before.awaits).toMatchObject({ inputs: { animal_age: '5' }, block: { id: 'vets' } })
  const fetched = { vets: { inputsHash: before.awaits?.inputsHash ?? '', values: { dog_years: '35' }, at: '' } }
  const after = walk()({ answers, today, fetched })
  expect(after).toMatchObject({ awaits: null, end: null, values: { dog_years: '35' } })
  expect(after.pages.map(({ path }) => path)).toContain('/plan')
  // Another answer is another question.
  expect(walk()({ answers: { age: '6' }, today, fetched }).awaits).not.toBeNull()
})

test('nothing is asked while what it is asked with is missing', () => {
  expect(walk()({ answers: {}, today })).toMatchObject({ awaits: null, end: null })
})

test.each(['refer', 'decline'] as const)('what failed leads on, or ends with %s', (to) => {
  const inputsHash = walk()({ answers, today }).awaits?.inputsHash ?? ''
  const fetched = { vets: { inputsHash, values: null, at: '' } }
  expect(walk()({ answers, today, fetched })).toMatchObject({ end: null, awaits: null })
  const ended = walk({ onFailure: { to, reason: 'Somebody looks' } })({ answers, today, fetched })
  expect(ended.end).toEqual({ kind: to, reason: 'Somebody looks', block: 'vets' })
})

test('a simulator takes the demo result', () => {
  expect(walk()({ answers, today, fetched: 'demo' })).toMatchObject({ awaits: null, values: { dog_years: '35' } })
})

const known: KnownConnector = { ...definition, id, name: 'Vet register', state: 'ready' }
const problems = (change: Partial<typeof call>, connector: Partial<KnownConnector> = {}, of = body) =>
  checkFlow(forkedShell({ ...call, ...change }), of, [], { connectors: [{ ...known, ...connector }], events: [] }).map(
    ({ message }) => message,
  )

test('a call that is set up is in order, and what it answers is known after it', () => {
  expect(problems({})).toEqual([])
  expect(knownAfter(forkedShell(call), body, { id: 'later', page: '/health' }).has('dog_years')).toBe(true)
})

test.each<[Partial<typeof call>, Partial<KnownConnector>, string]>([
  [{}, { state: 'draft' }, '"Vet register" is a draft: test it, or keep a demo result'],
  [{ inputs: [] }, {}, '{{animal_age}} has no answer yet when the call is made: choose data that has'],
  [{ outputs: [] }, {}, 'Nothing of the answer is used'],
  [{ outputs: [{ output: 'weight', data: 'dog_years' }] }, {}, '"Vet register" answers no "weight"'],
  [{ outputs: [{ output: 'years', data: 'gone' }] }, {}, 'There is no data named "gone"'],
  [{ outputs: [{ output: 'years', data: 'age' }] }, {}, 'A question asks for "age" already'],
  [{ onFailure: { to: 'refer', reason: '' } }, {}, 'Say why, in words for the buyer'],
])('%j of %j is told: %s', (change, connector, message) => {
  expect(problems(change, connector)).toContain(message)
})

test('what is fetched has a default, for a call may fail', () => {
  const properties = body.dataset.properties.map((each) =>
    each.name === 'dog_years' ? { ...each, default: undefined } : each,
  )
  const without = Body.parse({ ...body, dataset: { properties } })
  expect(problems({}, {}, without)).toContain('"dog_years" needs a default: the call may fail')
})

test.each(['/plan', '/check'])(
  'a call after %s is refused: the price would wait for it, and it for the price',
  (page) => {
    expect(problems({ page })).toContain(
      'A connector must be called before the plans page: from there on nobody would see a price',
    )
  },
)

test('a call that was only noted down by name is read as one that is to be chosen', () => {
  const noted = { kind: 'connector', id: 'c', name: '', page: '/', connector: 'Vet register' }
  const shell = shellModel.parse({ ...structuredClone(version1Shell), flow: { blocks: [noted] } })
  expect(shell.flow?.blocks).toEqual([
    {
      kind: 'connector',
      id: 'c',
      name: 'Vet register',
      page: '/',
      connectorId: null,
      inputs: [],
      outputs: [],
      onFailure: { to: 'on' },
    },
  ])
})
