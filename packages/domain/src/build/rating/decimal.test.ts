import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { largestExact, roundBig, roundUnits } from './decimal.ts'
import { roundingModes } from './rating-step.ts'

const near = fc.integer({ min: -2, max: 2 })

test.each(roundingModes)('%s: doubles round as exact numbers do, at halves and at whole results too', (mode) => {
  const cases = fc
    .tuple(fc.maxSafeInteger(), fc.integer({ min: 1, max: 2 ** 50 }), fc.constantFrom(0, 0.5, null), near)
    .map(([any, by, part, off]) => {
      const whole = Math.trunc((any % largestExact) / by)
      const units = part === null ? any % largestExact : Math.trunc((whole + part) * by) + off
      return { units: Math.abs(units) > largestExact ? by : units, by }
    })
  fc.assert(
    fc.property(cases, ({ units, by }) => {
      expect(roundUnits(units, by, mode) + 0).toBe(Number(roundBig(BigInt(units), BigInt(by), mode)))
    }),
    { numRuns: 5000 },
  )
})
