import { expect, test } from 'vitest'
import { otherPeriodIn } from './check-periods.ts'

test.each([
  ['Your cover lasts 6 months.', 12, '6 months'],
  ['This is a 24-month policy', 12, '24-month'],
  ['The period of insurance is thirty days.', 12, 'thirty days'],
  ['Cover ends after two years', 12, 'two years'],
  ['You buy an annual policy.', 6, 'annual policy'],
  ['The policy runs 12 months', 6, '12 months'],
])('%s (%i months)', (text, months, said) => {
  expect(otherPeriodIn(text, { by: 'months', months })).toBe(said)
})

test.each([
  ['Your policy runs twelve months.', 12],
  ['Cover lasts one year', 12],
  ['The policy period is 365 days', 12],
  ['The policy runs 52 weeks', 12],
  ['Cover for 30 days', 1],
  ['You can cancel your policy within 14 days.', 12],
  ['Animals 8 weeks old are covered.', 12],
  ['You had no policy refused in the last 5 years', 12],
  ['Tell us of a claim under this policy in 30 days', 12],
  ['Cover holds abroad for up to 90 days of each policy year.', 12],
  ['We answer in 5 days', 12],
  ['An annual policy', 12],
])('%s (%i months) contradicts nothing', (text, months) => {
  expect(otherPeriodIn(text, { by: 'months', months })).toBeUndefined()
})

const trip = { by: 'last-day', name: 'home_on', mostDays: 31 } as const

test.each([
  ['Your cover lasts 8 days.', { by: 'days', days: 8 }, undefined],
  ['Your cover lasts 8 days.', { by: 'days', days: 9 }, '8 days'],
  ['An annual policy', { by: 'days', days: 9 }, 'annual policy'],
  ['Cover for a trip of 31 days', trip, undefined],
  ['Cover for a trip of 90 days', trip, '90 days'],
  ['You buy an annual policy.', trip, 'annual policy'],
] as const)('%s beside %o', (text, length, said) => {
  expect(otherPeriodIn(text, length)).toBe(said)
})
