import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../../base/day/day.ts'
import { costOf, endOfMonth, openPeriod } from './billing-period.ts'
import { type PlanTerms, unlimitedTerms } from './plan.ts'
import {
  aboveIncluded,
  dayStart,
  monthsBetween,
  nextBillingDay,
  periodAfterSuspension,
  renewedPeriod,
  usageLine,
} from './renewal.ts'

const terms: PlanTerms = {
  ...unlimitedTerms,
  monthlyMinor: 14_900,
  annualMinor: 149_000,
  transactionsIncluded: 10,
  transactionMinor: 40,
}
const held = { plan: 'Direct', terms, creditMicro: 0 } as const

test('a month follows the other, and 31 January comes back', () => {
  const { period } = openPeriod('2027-01-31', 'monthly', 14_900)
  const february = renewedPeriod({ ...held, period, billing: 'monthly' })
  expect(february).toMatchObject({ netMinor: 14_900, period: { start: '2027-02-28', end: '2027-03-31' } })
  if (!february) throw new Error('Nothing follows')
  expect(renewedPeriod({ ...held, period: february.period, billing: 'monthly' })?.period.end).toBe('2027-04-30')
})

test('a year is looked at every month where transactions are counted, a month at its end', () => {
  const year = openPeriod('2026-11-16', 'annual', 149_000).period
  expect(nextBillingDay({ period: year, terms, next: null }, '2026-11-16')).toBe('2026-12-16')
  expect(nextBillingDay({ period: year, terms: unlimitedTerms, next: null }, '2026-11-16')).toBe('2027-11-16')
})

test('what was paid for days after the smaller plan began is credit for it', () => {
  const { period } = openPeriod('2026-01-01', 'annual', 365_00)
  const smaller = renewedPeriod(
    { plan: 'Basic', terms: { ...terms, monthlyMinor: 4_900 }, creditMicro: 0, period, billing: 'monthly' },
    '2026-02-01',
  )
  expect(smaller).toMatchObject({ netMinor: 0, creditMicro: (334_00 - 4_900) * 1_000_000 })
  expect(smaller?.lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(0)
})

test('days of suspension are none of the period that is paid afterwards', () => {
  const { period } = openPeriod('2026-12-01', 'monthly', 3_100)
  expect(periodAfterSuspension(period, '2026-12-25', '2027-02-25')).toMatchObject({
    start: '2027-02-01',
    end: '2027-03-01',
    invoicedMinor: 3_100,
  })
  expect(periodAfterSuspension(period, '2026-12-25', '2026-12-25')).toBe(period)
})

test('each month includes its own, and what was billed of it is not billed again', () => {
  const months = [
    { month: '2026-11', until: 14, before: 12 },
    { month: '2026-12', until: 9, before: 0 },
    { month: '2027-01', until: 11, before: 0 },
  ]
  expect(aboveIncluded(months, terms)).toBe(3)
  expect(usageLine(3, terms, '2026-11-16', '2027-01-16')).toEqual({
    text: 'Transactions above those included, 16 November 2026 up to 16 January 2027: 3',
    amountMinor: 120,
  })
  expect(usageLine(0, terms, '2026-11-16', '2027-01-16')).toBeUndefined()
})

test('days are cut by months, and begin where the company is', () => {
  expect(monthsBetween('2026-11-16', '2027-01-01')).toEqual([
    { month: '2026-11', first: '2026-11-01', from: '2026-11-16', to: '2026-12-01' },
    { month: '2026-12', first: '2026-12-01', from: '2026-12-01', to: '2027-01-01' },
  ])
  expect(dayStart('2026-03-29', 'Europe/London').toISOString()).toBe('2026-03-29T00:00:00.000Z')
  expect(dayStart('2026-03-30', 'Europe/London').toISOString()).toBe('2026-03-29T23:00:00.000Z')
  expect(dayStart('2026-11-18', 'Asia/Hong_Kong').toISOString()).toBe('2026-11-17T16:00:00.000Z')
  expect(dayStart('2026-11-18', 'America/Los_Angeles').toISOString()).toBe('2026-11-18T08:00:00.000Z')
  expect(dayStart('2026-11-18', 'Pacific/Kiritimati').toISOString()).toBe('2026-11-17T10:00:00.000Z')
})

test('through any renewals and smaller plans what was invoiced is what was used, and nothing is below zero', () => {
  const step = fc.record({
    isSmaller: fc.boolean(),
    priceMinor: fc.integer({ min: 0, max: 500_000 }),
    billing: fc.constantFrom('monthly', 'annual' as const),
    afterDays: fc.integer({ min: 0, max: 360 }),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), fc.integer({ min: 0, max: 500_000 }), (steps, first) => {
      const opened = openPeriod('2027-01-31', 'annual', first)
      let [{ period }, creditMicro, used] = [opened, opened.creditMicro, 0]
      const invoices = [opened.chargeMinor]
      for (const { isSmaller, priceMinor, billing, afterDays } of steps) {
        const today = addDays(period.start, Math.min(afterDays, 360))
        const on = isSmaller && today < period.end ? endOfMonth(period, today) : period.end
        used += costOf(period, on)
        const wanted = { ...terms, monthlyMinor: priceMinor, annualMinor: priceMinor }
        const next = renewedPeriod({ plan: 'Direct', terms: wanted, billing, period, creditMicro }, on)
        if (!next) throw new Error('Nothing follows')
        expect(next.lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(next.netMinor)
        invoices.push(next.netMinor)
        period = next.period
        creditMicro = next.creditMicro
      }
      for (const each of invoices) expect(each).toBeGreaterThanOrEqual(0)
      const invoiced = invoices.reduce((sum, each) => sum + each, 0)
      const all = used + costOf(period, period.end)
      expect(Math.abs(invoiced - creditMicro / 1_000_000 - all)).toBeLessThanOrEqual(1)
    }),
    { numRuns: 200 },
  )
})
