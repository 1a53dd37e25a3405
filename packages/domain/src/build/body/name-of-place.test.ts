import { expect, test } from 'vitest'
import { nameOfPlace } from './name-of-place.ts'
import { sampleBody } from './sample-body.ts'

test('what stands at a place goes by its own name, never by that of the whole pricing', () => {
  const body = { ...sampleBody, rating: { ...sampleBody.rating, steps: [{ kind: 'lookup', table: 'age_loads' }] } }
  expect(nameOfPlace(body, ['rating', 'tables', 'plan_rates'])).toBe('plan_rates')
  expect(nameOfPlace(body, ['rating', 'steps', 0])).toBe('age_loads')
  expect(nameOfPlace(body, ['cover', 'plans', 0, 'subtitle'])).toBe(sampleBody.cover.plans[0]?.title)
})
