import { PolicyNumberForm } from '@coverwright/domain/build/policy-number/policy-number'
import { expect, test } from 'vitest'
import { firstNumber, numbersOf } from './numbers-of.ts'

test.each([
  ['Trip Cover', 'TC-0000001'],
  ['Reise', 'REIS-0000001'],
  ['Café & Co', 'CC-0000001'],
  ['旅行', '0000001'],
])('%s is numbered from %s', (name, first) => {
  expect(PolicyNumberForm.safeParse(numbersOf(name)).success).toBe(true)
  expect(firstNumber(numbersOf(name))).toBe(first)
})
