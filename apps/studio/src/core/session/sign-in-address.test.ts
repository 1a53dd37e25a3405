import { expect, test } from 'vitest'
import { signInAddress } from './sign-in-address.ts'

const external = 'https://talk.tarnbrook.example/sign-in'

test('only the landing variant signs in elsewhere', () => {
  expect(signInAddress('sign-in', 'landing', external)).toBe(external)
  expect(signInAddress('sign-in', 'insurer', external)).toBe('/')
})

test('a failed refresh always goes to the root', () => {
  expect(signInAddress('root', 'landing', external)).toBe('/')
})

test('without an address for it the landing variant signs in here', () => {
  expect(signInAddress('sign-in', 'landing', '')).toBe('/')
})
