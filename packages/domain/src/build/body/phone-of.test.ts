import { expect, test } from 'vitest'
import type { Body } from './body.ts'
import { phoneOf } from './phone-of.ts'

const phone = { type: 'phone', name: 'phone', areaCode: '44' }
const body = { questions: { groups: [{ name: 'you', questions: [phone] }] } } as unknown as Body
const ofOthers = { questions: { groups: [{ name: 'drivers', repeat: {}, questions: [phone] }] } } as unknown as Body

test.each([
  ['07700 900123', '+447700900123'],
  ['+44 7700 900123', '+447700900123'],
  ['0044 7700 900123', '+447700900123'],
  ['(852) 5123 4567', '+4485251234567'],
  ['nobody', undefined],
  ['', undefined],
])('%s is %s', (written, number) => {
  expect(phoneOf(body, { phone: written })).toBe(number)
})

test('a number of somebody else is not the buyer’s', () => {
  expect(phoneOf(ofOthers, { phone: '07700 900123' })).toBeUndefined()
})
