import type { RatingStep } from '@coverwright/domain/build/rating/rating-step'
import { RatingStep as Step } from '@coverwright/domain/build/rating/rating-step'
import { expect, test } from 'vitest'
import { copyOf, newStep, placeFor, stepKindGroups } from './new-step.ts'

const known = { names: new Set(['discount']), table: 'rates', group: 'drivers', addOn: undefined }

test('every kind can be added, and is what the model takes', () => {
  for (const kind of stepKindGroups.flatMap(({ kinds }) => kinds))
    expect(Step.safeParse(newStep(kind, known)).success, kind).toBe(true)
})

test('a name that is taken is counted on', () => {
  expect(newStep('discount', known)).toMatchObject({ name: 'discount_2' })
})

test('a step goes where its kind belongs', () => {
  const steps = (['lookup', 'premium', 'discount', 'tax', 'instalments'] as const).map((kind) => newStep(kind, known))
  expect(placeFor('formula', steps)).toBe(1)
  expect(placeFor('add-on', steps)).toBe(3)
  expect(placeFor('fee', steps)).toBe(4)
  expect(placeFor('instalments', steps)).toBe(5)
  expect(placeFor('premium', [])).toBe(0)
})

test('a copy of a lookup names its results anew', () => {
  const lookup: RatingStep = { kind: 'lookup', table: 'rates', using: {}, as: {} }
  expect(copyOf(lookup, new Set(['rate']), ['rate', 'load'])).toMatchObject({ as: { rate: 'rate_2', load: 'load' } })
})
