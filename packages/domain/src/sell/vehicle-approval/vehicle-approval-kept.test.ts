import { expect, test } from 'vitest'
import { vehicleMediaKeptUntil } from './vehicle-approval-kept.ts'

test.each([
  ['approved', '2026-08-31T10:15:00.000Z', '2028-02-29T10:15:00.000Z'],
  ['approved', '2026-11-15T23:59:59.000Z', '2028-05-15T23:59:59.000Z'],
  ['rejected', '2026-11-15T10:15:00.000Z', '2027-01-14T10:15:00.000Z'],
] as const)('%s on %s: kept until %s', (decision, decidedAt, until) => {
  expect(vehicleMediaKeptUntil(decision, new Date(decidedAt)).toISOString()).toBe(until)
})
