import { Decimal } from 'decimal.js'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatUnits } from './decimal.ts'
import { applyExactly, type ExactFunction } from './exact-functions.ts'

const Exact = Decimal.clone({ precision: 110, rounding: Decimal.ROUND_HALF_UP })
const modes = {
  'half-up': Decimal.ROUND_HALF_UP,
  'half-even': Decimal.ROUND_HALF_EVEN,
  up: Decimal.ROUND_UP,
  down: Decimal.ROUND_DOWN,
} as const

const number = (low: bigint, high: bigint) =>
  fc.record({ units: fc.bigInt(low, high), scale: fc.constantFrom(0, 2, 4, 10, 20) })
const one = { units: 1n, scale: 0 }

const worked: Readonly<Record<ExactFunction, (of: Decimal, by: Decimal) => Decimal>> = {
  exp: (of) => of.exp(),
  ln: (of) => of.ln(),
  sqrt: (of) => of.sqrt(),
  power: (of, by) => of.pow(by),
}

const cases: Readonly<Record<ExactFunction, fc.Arbitrary<readonly [typeof one, typeof one]>>> = {
  exp: fc.tuple(number(-120n, 120n), fc.constant(one)),
  ln: fc.tuple(number(1n, 10n ** 22n), fc.constant(one)),
  sqrt: fc.tuple(number(0n, 10n ** 22n), fc.constant(one)),
  power: fc
    .tuple(number(1n, 500n), number(-90n, 90n))
    .filter(([of, by]) => Math.abs(Number(formatUnits(by.units, by.scale)) * (of.scale + 3)) < 60),
}

test.each(Object.keys(worked) as ExactFunction[])('%s: the same digits as arbitrary precision', (name) => {
  fc.assert(
    fc.property(
      cases[name],
      fc.constantFrom(0, 2, 4, 20, 30),
      fc.constantFrom(...(Object.keys(modes) as (keyof typeof modes)[])),
      ([of, by], decimals, mode) => {
        const ours = applyExactly(name, of, by, decimals, mode)
        const [x, y] = [of, by].map(({ units, scale }) => new Exact(formatUnits(units, scale))) as [Decimal, Decimal]
        const theirs = worked[name](x, y).toDecimalPlaces(decimals, modes[mode])
        expect(ours === null ? null : formatUnits(ours, decimals)).toBe(
          theirs.toFixed(decimals).replace(/^-(0\.?0*)$/, '$1'),
        )
      },
    ),
    { numRuns: 120, seed: 11 },
  )
})
