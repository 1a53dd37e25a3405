import { expect, test } from 'vitest'
import { arrowsIn, features, knotsOf, nounOf } from './knots.ts'

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
