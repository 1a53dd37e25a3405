import { type Arbitrary, assert, constant, constantFrom, integer, oneof, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { Premium } from '../../base/money/premium.ts'
import { firstSelection, select } from '../plan/selection.ts'
import { asPriced } from '../plan/terms.ts'
import { compileProgram } from '../rating/compile-program.ts'
import { loadProgram } from '../rating/load-program.ts'
import { Body } from './body.ts'
import { price, priceList, valuesOf } from './price.ts'
import type { Discount } from './price-discounted.ts'
import { beforeFees } from './price-underwritten.ts'
import { ratingProgramOf } from './rating-program-of.ts'
import { sampleBody } from './sample-body.ts'

const body = Body.parse(sampleBody)
const { compiled } = compileProgram(ratingProgramOf(body, []))
if (!compiled) throw new Error('The sample does not compile')
const program = loadProgram(compiled)
const startDate = '2026-11-20'

function priced(age: number, plan: string, discount?: Discount) {
  const selection = select(body.cover, firstSelection(body.cover), { plan })
  const values = valuesOf(body, { age: String(age), full_name: 'Jo Smith', email: 'jo@example.org' }, selection)
  return price({ body, program, values, startDate, trace: true, discount })
}

const discounts: Arbitrary<Discount> = oneof(
  record({ kind: constant('percentage' as const), percent: integer({ min: 1, max: 99 }) }),
  integer({ min: 1, max: 30_000 }).map((offMinor) => ({
    kind: 'fixed' as const,
    offMinor,
    minimumMinor: offMinor + 1,
  })),
)
/** As much less as it says, or nothing at all where that cannot be. */
function isRightlyLess(before: Premium, after: Premium, discount: Discount): boolean {
  const savedMinor = before.grossMinor - after.grossMinor
  if (savedMinor === 0) return beforeFees(before) === beforeFees(after)
  if (discount.kind === 'fixed') return savedMinor === discount.offMinor || savedMinor === discount.offMinor + 1
  const off = Math.round((beforeFees(before) * discount.percent) / 100)
  return beforeFees(after) === beforeFees(before) - off
}

const plans = body.cover.plans.map(({ code }) => code)

test('whatever is taken off, every part adds up to the penny, in one payment and in instalments', () => {
  assert(
    property(integer({ min: 1, max: 9 }), constantFrom(...plans), discounts, (age, plan, discount) => {
      const before = Premium.parse(priced(age, plan).premium)
      // The schema refuses parts, taxes or instalments that do not add up.
      const after = Premium.parse(priced(age, plan, discount).premium)
      expect(isRightlyLess(before, after, discount)).toBe(true)
      expect(after.feeMinor).toBe(before.feeMinor)
    }),
    { numRuns: 400 },
  )
})

test('the trace tells the premium as it was, and what the coupon made of it', () => {
  const { premium, trace } = priced(5, 'full', { kind: 'percentage', percent: 10 })
  const [own, set] = ['basePremium', 'coupon'].map((name) => trace?.find(({ step }) => step === name)?.value)
  expect(Number(set)).toBeCloseTo(Number(own) * 0.9, 1)
  expect(premium && beforeFees(premium)).toBe(Math.round(Number(set) * 100))
})

test('what is referred or declined has no discount, and a price below the minimum keeps it', () => {
  expect(priced(14, 'full', { kind: 'percentage', percent: 50 })).toEqual(priced(14, 'full'))
  const { grossMinor = 0 } = priced(5, 'full').premium ?? {}
  const fixed = { kind: 'fixed', offMinor: 1000 } as const
  expect(priced(5, 'full', { ...fixed, minimumMinor: grossMinor + 1 })).toEqual(priced(5, 'full'))
  expect(priced(5, 'full', { ...fixed, minimumMinor: grossMinor }).premium?.grossMinor).toBeLessThanOrEqual(
    grossMinor - 1000,
  )
  // Fees are not the insurer's to give away: more than premium and its tax cannot be taken off.
  expect(priced(5, 'full', { kind: 'fixed', offMinor: grossMinor, minimumMinor: 0 })).toEqual(priced(5, 'full'))
})

test('without a discount nothing is worked out anew', () => {
  const selection = firstSelection(body.cover)
  const values = valuesOf(body, { age: '5' }, selection)
  expect(priceList({ body, program, values, startDate, discount: undefined }, selection)).toEqual(
    priceList({ body, program, values, startDate }, selection),
  )
})

test('a rule that wants to see low premiums is not passed by: the price stays as it was', () => {
  const rule = {
    kind: 'condition',
    name: 'tooLow',
    when: 'premium < 100',
    outcome: 'refer',
    reason: 'Very low',
  } as const
  const strict = Body.parse({ ...sampleBody, rating: { ...sampleBody.rating, rules: [rule] } })
  const made = compileProgram(ratingProgramOf(strict, [])).compiled
  if (!made) throw new Error('The sample does not compile')
  const selection = select(strict.cover, firstSelection(strict.cover), { plan: 'full' })
  const values = valuesOf(strict, { age: '5', full_name: 'Jo Smith', email: 'jo@example.org' }, selection)
  const asked = { body: strict, program: loadProgram(made), values, startDate }
  const before = price(asked)
  expect(before.decision).toBe('accept')
  const after = price({ ...asked, discount: { kind: 'percentage', percent: 90 } })
  expect(after).toEqual(before)
})

test('of what is resold an underwriter’s terms stay: what is given away comes out of the seller’s part of them', () => {
  const selection = select(body.cover, firstSelection(body.cover), { plan: 'full' })
  const values = valuesOf(body, { age: '14', full_name: 'Jo Smith', email: 'jo@example.org' }, selection)
  const asked = { body, program, values, startDate, isResold: true }
  const underwriting = { decision: 'accept', terms: { ...asPriced, loadingPercent: '25', reason: 'Ill' } } as const
  const before = Premium.parse(price({ ...asked, underwriting }).premium)
  const after = Premium.parse(
    price({ ...asked, underwriting, discount: { kind: 'fixed', offMinor: 100, minimumMinor: 0 } }).premium,
  )
  expect([after.netMinor, after.taxMinor]).toEqual([before.netMinor, before.taxMinor])
  expect(before.grossMinor - after.grossMinor).toBe(100)
})
