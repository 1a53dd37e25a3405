import { expect, test } from 'vitest'
import { openPeriod } from '../plan/billing-period.ts'
import { type PlanTerms, unlimitedTerms } from '../plan/plan.ts'
import { type Held, type PlanChange, planChange, planChangePaid } from './plan-change.ts'

const terms = (monthlyMinor: number): PlanTerms => ({
  ...unlimitedTerms,
  monthlyMinor,
  annualMinor: monthlyMinor * 10,
})
const direct = { plan: 'Direct', billing: 'monthly', terms: terms(14_900) } as const
const advance = { plan: 'Advance', billing: 'monthly', terms: terms(39_900) } as const
const nothing = { creditMicro: 0, isEnded: false, terms: direct.terms } as const
const trying: Held = { plan: 'Direct', isTrial: true, period: null, ...nothing }
const paying: Held = {
  plan: 'Direct',
  isTrial: false,
  period: openPeriod('2026-11-01', 'monthly', 14_900).period,
  ...nothing,
}

const done = (change: PlanChange | string): PlanChange => {
  if (typeof change === 'string') throw new Error(change)
  return change
}

test('who tries it out pays a whole period from today on', () => {
  const { netMinor, lines, period } = done(planChange(trying, direct, '2027-01-31'))
  expect({ netMinor, end: period.end }).toEqual({ netMinor: 14_900, end: '2027-02-28' })
  expect(lines).toEqual([{ text: 'Direct, monthly, 31 January 2027 up to 28 February 2027', amountMinor: 14_900 }])
})

test('an upgrade costs the difference for the days that are left', () => {
  expect(done(planChange(paying, advance, '2026-11-16'))).toMatchObject({
    netMinor: 12_500,
    lines: [
      {
        text: 'Advance in place of Direct, 16 November 2026 up to 1 December 2026 (15 of 30 days)',
        amountMinor: 12_500,
      },
    ],
  })
})

test('a year in place of months begins today, and what was paid and not used counts', () => {
  const { netMinor, lines } = done(planChange(paying, { ...direct, billing: 'annual' }, '2026-11-16'))
  expect(netMinor).toBe(149_000 - 7_450)
  expect(lines[1]).toEqual({ text: 'Paid for Direct and not used', amountMinor: -7_450 })
})

test('what was paid later than it was asked for is credit for the days that passed', () => {
  const { creditMicro } = done(planChangePaid(paying, advance, 12_500, '2026-11-19'))
  expect(creditMicro).toBe(2_500_000_000)
})

test('what was agreed is not exchanged for less', () => {
  const agreed: Held = { plan: 'Enterprise', isTrial: false, period: null, ...nothing }
  expect(planChange(agreed, advance, '2026-11-16')).toBe('plan-order.smaller')
  expect(done(planChange({ ...agreed, isTrial: true }, advance, '2026-11-16')).netMinor).toBe(39_900)
})

test('the same plan, a smaller one and one that is agreed are not bought', () => {
  expect(planChange(paying, direct, '2026-11-16')).toBe('plan-order.same')
  expect(planChange({ ...paying, plan: 'Advance' }, direct, '2026-11-16')).toBe('plan-order.smaller')
  expect(planChange(trying, { ...direct, plan: 'Enterprise', terms: unlimitedTerms }, '2026-11-16')).toBe(
    'plan-order.not-sold',
  )
})

test('more while the renewal is due is asked for together with it, and the days since are of the plan before', () => {
  const { netMinor, lines, period } = done(planChange(paying, advance, '2026-12-11'))
  expect(lines.map(({ text }) => text)).toEqual([
    'Direct, monthly, 1 December 2026 up to 1 January 2027',
    'Advance in place of Direct, 11 December 2026 up to 1 January 2027 (21 of 31 days)',
  ])
  expect(netMinor).toBe(14_900 + Math.round((25_000 * 21) / 31))
  expect(period).toMatchObject({ start: '2026-12-01', end: '2027-01-01', number: 1 })
  expect(planChange(paying, direct, '2026-12-11')).toBe('plan-order.same')
})

test('what was given up and is over begins anew, with what is left of it', () => {
  const ended = { ...paying, isEnded: true, creditMicro: 900_000_000 }
  expect(done(planChange(ended, direct, '2027-03-05'))).toMatchObject({
    netMinor: 14_000,
    period: { start: '2027-03-05', end: '2027-04-05' },
  })
})
