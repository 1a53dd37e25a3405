import { expect, test } from 'vitest'
import { exampleOf } from '../../fields.ts'
import { CouponForm } from './coupon.ts'
import { couponStatus, discountOf, todayIn } from './coupon-use.ts'
import { isUsable, obstaclesOf } from './obstacles.ts'

const example = exampleOf(CouponForm)
const issuesOf = (change: object) =>
  CouponForm.safeParse({ ...example, ...change }).error?.issues.map(({ path, message }) => [path[0], message])

test.each([
  [{ value: '100' }, ['value', 'Discount value cannot exceed 99%']],
  [{ value: '0' }, ['value', 'Enter a whole percentage from 1 to 99']],
  [{ value: '1.5' }, ['value', 'Enter a whole percentage from 1 to 99']],
  [
    { type: 'fixed', value: '20', minimumPayable: '20' },
    ['value', 'Fixed-amount coupon must be less than the minimum payable value'],
  ],
  [{ type: 'fixed', value: '20' }, ['minimumPayable', 'The field is required']],
  [{ startsOn: '2026-11-02', endsOn: '2026-11-01' }, ['endsOn', 'The last day must not be before the first']],
  [{ name: '' }, ['name', 'The field is required']],
  [{ code: '' }, ['code', 'The field is required']],
  [{ usageCount: 0 }, ['usageCount', 'Enter 1 or more']],
])('%o is refused', (change, issue) => {
  expect(issuesOf(change)).toContainEqual(issue)
})

test('takes a percentage of 1 to 99 and an amount below the minimum, to the penny', () => {
  for (const value of ['1', '99']) expect(issuesOf({ value })).toBeUndefined()
  const fixed = CouponForm.parse({ ...example, type: 'fixed', value: '19.99', minimumPayable: '20' })
  expect(discountOf(fixed)).toEqual({ kind: 'fixed', offMinor: 1999, minimumMinor: 2000 })
})

const kept = { ...example, state: 'activated', used: 0, reserved: 0 } as const
const sale = { productId: 'p', currency: 'GBP', isResold: false }

test.each([
  // The night the clocks go back in London has 25 hours, that in which they go forward 23.
  ['2026-10-25', '2026-10-25T23:59:59Z', '2026-10-26T00:00:00Z'],
  ['2026-03-29', '2026-03-29T22:59:59Z', '2026-03-29T23:00:00Z'],
  ['2026-03-28', '2026-03-28T23:59:59Z', '2026-03-29T00:00:00Z'],
])('the last day %s ends at midnight of the company’s clocks', (endsOn, last, after) => {
  const usableAt = (at: string) =>
    isUsable({ ...kept, endsOn }, { ...sale, today: todayIn('Europe/London', new Date(at)) })
  expect([usableAt(last), usableAt(after)]).toEqual([true, false])
})

test('is not used before its first day, for another product, in another currency, or once it is used up', () => {
  const today = '2026-11-17'
  const isIt = (change: object) => isUsable({ ...kept, ...change }, { ...sale, today })
  expect(isIt({ startsOn: today, endsOn: today, productIds: ['p'] })).toBe(true)
  for (const change of [
    { startsOn: '2026-11-18' },
    { productIds: ['q'] },
    { currency: 'USD' },
    { used: 100 },
    { state: 'deactivated' },
  ])
    expect(isIt(change), JSON.stringify(change)).toBe(false)
  expect(couponStatus({ ...kept, used: 100 }, today)).toBe('run-out')
  expect(couponStatus({ ...kept, used: 100, endsOn: '2026-11-16' }, today)).toBe('expired')
})

test('whatever stands against it is said at once; what is not known is not judged', () => {
  const today = '2026-11-17'
  const against = (change: object, wanted: object = {}) =>
    obstaclesOf({ ...kept, ...change }, { ...sale, today, ...wanted })
  expect(against({ plans: ['gold'], type: 'fixed', value: '5', minimumPayable: '50' })).toEqual([])
  expect(
    against(
      {
        state: 'deactivated',
        endsOn: '2026-11-16',
        startsOn: '2026-11-18',
        used: 100,
        currency: 'USD',
        productIds: ['q'],
        plans: ['gold'],
        type: 'fixed',
        minimumPayable: '50',
      },
      { isResold: true, plan: 'silver', priceMinor: 4999, sellersPartMinor: 499 },
    ),
  ).toEqual([
    'deactivated',
    'expired',
    'run-out',
    'not-begun',
    'above-sellers-part',
    'other-currency',
    'other-product',
    'other-plan',
    'below-minimum',
  ])
  expect(against({ used: 60, reserved: 40 })).toEqual(['all-held'])
  expect(isUsable({ ...kept, used: 60, reserved: 40 }, { ...sale, today })).toBe(true)
  expect(against({ type: 'fixed', minimumPayable: '50', plans: ['gold'] }, { plan: 'gold', priceMinor: 5000 })).toEqual(
    [],
  )
})

const againstResold = (change: object, wanted: object) =>
  obstaclesOf({ ...kept, ...change }, { ...sale, today: '2026-11-17', isResold: true, ...wanted })

test('of what is resold no more is given away than the seller earns, as far as that is known', () => {
  const fixed = { type: 'fixed', value: '5', minimumPayable: '50' } as const
  expect(againstResold(fixed, {})).toEqual([])
  expect(againstResold(fixed, { sellersPartMinor: 500 })).toEqual([])
  expect(againstResold(fixed, { sellersPartMinor: 499 })).toEqual(['above-sellers-part'])
  expect(againstResold(fixed, { sellersPartMinor: 499, isResold: false })).toEqual([])
  const tenPercent = { type: 'percentage', value: '10' } as const
  expect(againstResold(tenPercent, { sellersPartMinor: 499 })).toEqual([])
  expect(againstResold(tenPercent, { sellersPartMinor: 499, premiumMinor: 4990 })).toEqual([])
  expect(againstResold(tenPercent, { sellersPartMinor: 499, premiumMinor: 5000 })).toEqual(['above-sellers-part'])
})
