import { expect, test } from 'vitest'
import { renewalOf, renewedEnd, termEnd } from './term.ts'

const at = (text: string) => new Date(`${text}T06:00:00Z`)
const running = { expiresAt: at('2027-03-03'), isAutoRenewed: false }

test('a publication runs twelve months, also from a leap day', () => {
  expect(termEnd(at('2026-11-15'))).toEqual(at('2027-11-15'))
  expect(termEnd(at('2028-02-29'))).toEqual(at('2029-02-28'))
})

test('it will expire from 30 days before its end, unless it renews itself', () => {
  expect(renewalOf(running, at('2027-01-31'))).toBe('running')
  expect(renewalOf(running, at('2027-02-01'))).toBe('will-expire')
  expect(renewalOf(running, at('2027-03-03'))).toBe('expired')
  expect(renewalOf({ ...running, isAutoRenewed: true }, at('2027-02-20'))).toBe('auto-renew')
})

test('renewed early it loses no day; renewed late it starts anew', () => {
  expect(renewedEnd(running, at('2027-02-10'))).toEqual(at('2028-03-03'))
  expect(renewedEnd(running, at('2027-06-01'))).toEqual(at('2028-06-01'))
})
