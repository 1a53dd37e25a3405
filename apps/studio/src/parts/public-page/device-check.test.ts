import { expect, test } from 'vitest'
import { digitsOf, readDeviceCheck, secondsToResend } from './device-check.ts'

test.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  ['Your code is 123-456.', '123456'],
  ['1234567', '123456'],
  ['12', '12'],
  ['none', ''],
])('%s is read as %s', (text, digits) => expect(digitsOf(text)).toBe(digits))

test('another code may be sent after a minute', () => {
  expect(secondsToResend(1000, 1000)).toBe(60)
  expect(secondsToResend(1000, 60_999)).toBe(1)
  expect(secondsToResend(1000, 61_000)).toBe(0)
  expect(secondsToResend(1000, 900_000)).toBe(0)
})

test('anything else in the history entry is no check', () => {
  const check = { ticket: 't', sentTo: 'p***@tarnbrook.example', sentAt: 5 }
  expect(readDeviceCheck({ ...check, more: true })).toEqual(check)
  for (const state of [null, undefined, 'text', {}, { ticket: 't' }]) expect(readDeviceCheck(state)).toBeUndefined()
})
