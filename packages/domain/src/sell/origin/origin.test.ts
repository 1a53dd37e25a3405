import { expect, test } from 'vitest'
import { Origin } from './origin.ts'

test('an origin is empty, or names who sent the sale', () => {
  expect(Origin.parse({})).toEqual({})
  expect(Origin.parse({ merchant: 'shop-12', code: 'SPRING.26' })).toEqual({ merchant: 'shop-12', code: 'SPRING.26' })
})

test.each([
  { code: 'jo@example.org' },
  { merchant: 'Jo Smith' },
  { partnerKey: 'x'.repeat(65) },
  { code: '' },
  { agentId: 'nobody' },
  { name: 'Jo' },
])('%o is refused: bounded names only, and nothing of a person', (origin) => {
  expect(Origin.safeParse(origin).success).toBe(false)
})
