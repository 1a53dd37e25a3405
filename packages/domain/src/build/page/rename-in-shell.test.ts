import { expect, test } from 'vitest'
import { Body } from '../body/body.ts'
import { sampleBody } from '../body/sample-body.ts'
import { renameData } from '../dataset/uses.ts'
import type { Flow } from './flow.ts'
import { renamedData, withDataNames } from './rename-in-shell.ts'
import { sampleShell } from './sample-shell.ts'
import { Shell } from './shell.ts'

const body = Body.parse(sampleBody)
const at = { page: '/', name: 'Logic' }
const flow: Flow = {
  blocks: [
    {
      ...at,
      id: 'one',
      kind: 'condition',
      branches: [
        {
          name: 'Old',
          when: { match: 'all', tests: [{ name: 'age', is: 'more-than', value: '8' }] },
          leads: { to: 'decline', reason: 'At {{age}} it is too old' },
        },
      ],
    },
    { ...at, id: 'two', kind: 'calculation', sets: 'age_next', formula: 'age + IF("age" = "age", 1, 0)' },
    {
      ...at,
      id: 'three',
      kind: 'connector',
      connectorId: null,
      inputs: [{ field: 'age', data: 'age' }],
      outputs: [{ output: 'age', data: 'age' }],
      onFailure: { to: 'on' },
    },
  ],
}
const shell = Shell.parse({ ...sampleShell, flow })

test('a renaming of the body is told from other changes', () => {
  const renamed = renameData(body, 'age', 'years')
  expect([...renamedData(body, renamed)]).toEqual([['age', 'years']])
  expect([...renamedData(renamed, body)]).toEqual([['years', 'age']])
  expect(renamedData(body, body).size).toBe(0)
  const [first, ...rest] = body.dataset.properties
  expect(renamedData(body, { ...body, dataset: { properties: rest } }).size).toBe(0)
  const other = body.dataset.properties.map((each) => ({ ...each, name: `other_${each.name}` }))
  expect(renamedData(body, { ...body, dataset: { properties: other } }).size).toBe(0)
  // Those that change places are renamed by nobody.
  expect(renamedData(body, { ...body, dataset: { properties: [...rest, ...(first ? [first] : [])] } }).size).toBe(0)
})

test('the logic reads data under its new name, in tests, formulas and reasons, and back', () => {
  const renamed = withDataNames(shell, new Map([['age', 'years']]))
  expect(renamed.flow?.blocks).toMatchObject([
    {
      branches: [{ when: { tests: [{ name: 'years' }] }, leads: { reason: 'At {{years}} it is too old' } }],
    },
    { sets: 'age_next', formula: 'years + IF("age" = "age", 1, 0)' },
    { inputs: [{ field: 'age', data: 'years' }], outputs: [{ output: 'age', data: 'years' }] },
  ])
  expect(withDataNames(renamed, new Map([['years', 'age']]))).toEqual(shell)
})
