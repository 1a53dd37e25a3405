import { expect, test } from 'vitest'
import { Body } from '../body/body.ts'
import { sampleBody } from '../body/sample-body.ts'
import { hindrancesToDelete, renameData, usesOf } from './uses.ts'

const draft = structuredClone(sampleBody)
draft.rating.steps.unshift({ kind: 'lookup', table: 'ages' })
draft.rating.rules?.push({
  kind: 'condition',
  name: 'said',
  when: 'IF(age = 1, "age", "AGE") = "age"',
  outcome: 'refer',
  reason: 'At {{age}}',
})
const start = draft.questions.groups[0]?.questions[3]
if (start) start.showIf = { match: 'any', tests: [{ name: 'age', is: 'more-than', value: '1' }] }
const body = Body.parse(draft)
const tables = [{ name: 'ages', dimensions: [{ kind: 'number' as const, name: 'age' }] }]

test('finds every place a name stands at', () => {
  expect(usesOf(body, 'age', tables).map(({ kind, path }) => `${kind} ${path.join('.')}`)).toEqual([
    'property dataset.properties.2.name',
    'question questions.groups.0.questions.2.name',
    'condition questions.groups.0.questions.3.showIf.tests.0.name',
    'formula rating.steps.2.formula',
    'formula rating.rules.0.when',
    'formula rating.rules.1.when',
    'formula rating.rules.2.when',
    'text rating.rules.2.reason',
    'text insured',
    'table rating.steps.0',
  ])
})

test('renames in every place, in formulas by token', () => {
  const renamed = renameData(body, 'age', 'years', tables)
  expect(usesOf(renamed, 'age', tables)).toEqual([])
  expect(usesOf(renamed, 'years', tables)).toHaveLength(10)
  expect(renamed.rating.rules[2]).toMatchObject({
    when: 'IF(years = 1, "age", "AGE") = "age"',
    reason: 'At {{years}}',
  })
  expect(renamed.rating.steps[0]).toMatchObject({ using: { age: 'years' } })
  expect(renameData(renamed, 'years', 'age', tables).rating.rules).toEqual(body.rating.rules)
})

test('a name in use cannot be deleted; one that is not can', () => {
  expect(hindrancesToDelete(body, 'age', tables)).toHaveLength(9)
  const spare = {
    ...body,
    dataset: { properties: [...body.dataset.properties, { type: 'json', name: 'spare' } as const] },
  }
  expect(hindrancesToDelete(spare, 'spare', tables)).toEqual([])
})
