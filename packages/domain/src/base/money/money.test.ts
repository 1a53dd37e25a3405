import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatMoney, splitEvenly } from './money.ts'
import { Premium } from './premium.ts'

const amount = fc.integer({ min: 0, max: 1_000_000_000 })
const part = fc.record({
  net: amount,
  commission: amount,
  fee: amount,
  taxes: fc.array(amount, { maxLength: 4 }),
  count: fc.integer({ min: 1, max: 60 }),
})

const premiumOf = ({
  net,
  commission,
  fee,
  taxes,
  count,
}: {
  net: number
  commission: number
  fee: number
  taxes: number[]
  count: number
}) => {
  const taxMinor = taxes.reduce((sum, tax) => sum + tax, 0)
  const grossMinor = net + commission + fee + taxMinor
  return {
    currency: 'GBP',
    netMinor: net,
    commissionMinor: commission,
    feeMinor: fee,
    taxMinor,
    grossMinor,
    taxes: taxes.map((amountMinor, index) => ({ name: `tax${index}`, amountMinor })),
    instalments: [{ plan: 'monthly', count, totalMinor: grossMinor, ...splitEvenly(grossMinor, count) }],
  }
}

test('a total is split without losing or making a penny, and the first part is the largest', () => {
  fc.assert(
    fc.property(amount, fc.integer({ min: 1, max: 60 }), (total, count) => {
      const { firstMinor, eachMinor } = splitEvenly(total, count)
      expect(firstMinor + eachMinor * (count - 1)).toBe(total)
      expect(firstMinor).toBeGreaterThanOrEqual(eachMinor)
      expect(firstMinor - eachMinor).toBeLessThan(count)
    }),
  )
})

test('a premium is taken when its parts add up, and refused when any is a penny off', () => {
  fc.assert(
    fc.property(
      part,
      fc.constantFrom('netMinor', 'commissionMinor', 'feeMinor', 'taxMinor', 'grossMinor'),
      (parts, field) => {
        const premium = premiumOf(parts)
        expect(Premium.safeParse(premium).error).toBeUndefined()
        expect(Premium.safeParse({ ...premium, [field]: premium[field] + 1 }).success).toBe(false)
      },
    ),
  )
})

test('amounts are whole', () => {
  expect(
    Premium.safeParse({
      ...premiumOf({ net: 1, commission: 0, fee: 0, taxes: [], count: 1 }),
      netMinor: 0.5,
      feeMinor: 0.5,
    }).success,
  ).toBe(false)
})

test('says an amount as people read it', () => {
  expect(formatMoney(123_450, 'GBP')).toBe('£1,234.50')
  expect(formatMoney(5, 'GBP')).toBe('£0.05')
})

test('an amount is never written rounded: sen stand there where there are any', () => {
  expect(formatMoney(123_450, 'IDR', 'en-GB')).toMatch(/1,234\.50$/)
  expect(formatMoney(123_400, 'IDR', 'en-GB')).toMatch(/1,234(\.00)?$/)
})
