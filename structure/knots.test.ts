import { join } from 'node:path'
import { expect, test } from 'vitest'
import { arrowsIn, features, knotsOf, nounOf } from './knots.ts'

/** Nouns that still know each other both ways. Untie them; never add one. */
const left = {
  'apps/server/src/modules': [
    ['company/registration', 'company/session'],
    ['publish/domain', 'publish/release', 'publish/site-host'],
    [
      'sell/application',
      'sell/customer',
      'sell/payment',
      'sell/policy',
      'sell/quote',
      'sell/referral',
      'sell/transaction',
    ],
  ],
  'packages/domain/src': [
    [
      'build/body',
      'build/dataset',
      'build/page',
      'build/plan',
      'build/pricing-table',
      'build/product',
      'build/question',
      'build/words',
    ],
    [
      'company/company',
      'company/member',
      'company/partnership',
      'company/registration',
      'company/session',
      'company/verification',
    ],
  ],
}

test.each(Object.entries(left))('in %s no knot is larger than it was', (folder, tied) => {
  const knots = knotsOf(arrowsIn(join(import.meta.dirname, '..', folder)), nounOf)
  const added = knots.filter((knot) => !tied.some((known) => knot.every((noun) => known.includes(noun))))
  expect(added, 'these know each other both ways').toEqual([])
  const untied = tied.flat().filter((noun) => !knots.flat().includes(noun))
  expect(untied, 'these are untied: take them off the list').toEqual([])
})

test('no features of the studio are tied in a knot', () => {
  const arrows = arrowsIn(features)
  expect(arrows.length).toBeGreaterThan(1000)
  expect(knotsOf(arrows, nounOf)).toEqual([])
})

test('a knot is found, however long the way round', () => {
  const arrows = [
    { from: 'sell/a/one.ts', to: 'sell/b/two.ts' },
    { from: 'sell/b/other.ts', to: 'sell/c/three.ts' },
    { from: 'sell/c/three.ts', to: 'sell/a/last.ts' },
    { from: 'sell/d/four.ts', to: 'sell/a/one.ts' },
  ]
  expect(knotsOf(arrows, nounOf)).toEqual([['sell/a', 'sell/b', 'sell/c']])
})
