import { expect, test } from 'vitest'
import { impactOf } from './impact.ts'

const accept = (grossMinor: number) => ({ decision: 'accept' as const, grossMinor })
const compared = [
  { name: 'same', before: accept(10_000), after: accept(10_000) },
  { name: 'a little up', before: accept(10_000), after: accept(10_050) },
  { name: 'much up', before: accept(10_000), after: accept(13_000) },
  { name: 'down', before: accept(20_000), after: accept(18_000) },
  { name: 'declined now', before: accept(9000), after: { decision: 'decline' as const, grossMinor: null } },
  { name: 'no row', before: accept(9000), after: { decision: null, message: 'No row' } },
]

test('counts what changed and by how much', () => {
  const impact = impactOf(compared)
  expect(impact).toMatchObject({ count: 6, priced: 4, same: 1, up: 2, down: 1 })
  expect(impact.averageBasisPoints).toBeCloseTo((0 + 50 + 3000 - 1000) / 4)
  expect(impact.medianBasisPoints).toBeCloseTo(25)
  expect([impact.totalBeforeMinor, impact.totalAfterMinor]).toEqual([50_000, 51_050])
  expect(impact.worst.map(({ name }) => name)).toEqual(['much up', 'down', 'a little up'])
  expect(impact.decisionsChanged.map(({ name }) => name)).toEqual(['declined now'])
  expect(impact.broken.map(({ name }) => name)).toEqual(['no row'])
})

test('every priced case is in exactly one bucket', () => {
  const { buckets } = impactOf(compared)
  expect(buckets.reduce((sum, { count }) => sum + count, 0)).toBe(4)
  expect(buckets.filter(({ count }) => count > 0).map(({ from, to }) => [from, to])).toEqual([
    [-2000, -1000],
    [0, 0],
    [0, 100],
    [2000, null],
  ])
})

test('of nothing there is no impact', () => {
  expect(impactOf([])).toMatchObject({ count: 0, averageBasisPoints: 0, medianBasisPoints: 0, worst: [] })
})
