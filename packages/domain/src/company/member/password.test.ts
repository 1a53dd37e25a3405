import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { isCommonPassword } from './common-passwords.ts'
import { isConfirmed, newPassword, passwordFields, passwordRules, passwordTooCommon, unconfirmed } from './password.ts'

const messageOf = (password: string) => newPassword.safeParse(password).error?.issues[0]?.message

test.each(['Tarn-and-Quay-26', 'Only-tests-know-1', 'gR4vel over Fen', "Plum'stone9", 'aB3$efgh'])(
  '%s is taken',
  (password) => expect(messageOf(password)).toBeUndefined(),
)

test.each([
  ['', 'Please input your password'],
  ['aB3$efg', 'Incorrect password format'],
  ['tarn-and-quay-26', 'Incorrect password format'],
  ['TARN-AND-QUAY-26', 'Incorrect password format'],
  ['Tarn-and-Quay', 'Incorrect password format'],
  ['TarnandQuay26', 'Incorrect password format'],
  ['Tärn-and-Quay-26', 'Incorrect password format'],
  ['密码Tarn-and-26', 'Incorrect password format'],
  [`aB3$${'x'.repeat(200)}`, 'Incorrect password format'],
])('%s is refused', (password, message) => expect(messageOf(password)).toBe(message))

test.each([
  'Passw0rd!',
  'P@ssw0rd',
  'Password-2026',
  'W3lcome!1',
  '1qaz!QAZ2wsx',
  'Qwerty123$',
  'Summer2026!',
  '!Letmein1',
])('%s is too common', (password) => expect(messageOf(password)).toBe(passwordTooCommon))

const unmet = (password: string) => passwordRules.filter(({ isMet }) => !isMet(password)).map(({ key }) => key)

test('letters that are not English are told of by a rule of their own', () => {
  expect(unmet('Pässword12!')).toEqual(['english'])
  expect(unmet('Pässword12')).toEqual(['symbol', 'english'])
  expect(unmet('')).toContain('english')
})

test('a common word among others is not the password', () => {
  expect(isCommonPassword('Summer-rain-on-tin-4')).toBe(false)
})

test('what meets every rule in English and is not common is taken, and nothing else is', () => {
  assert(
    property(string({ maxLength: 20 }), (password) => {
      const isEnglish = /^[ -~]*$/.test(password)
      const isTaken = passwordRules.every(({ isMet }) => isMet(password)) && isEnglish && !isCommonPassword(password)
      expect(newPassword.safeParse(password).success).toBe(isTaken)
    }),
  )
})

test('the confirmation must be the same', () => {
  const form = z.strictObject(passwordFields).refine(isConfirmed, unconfirmed)
  const { error } = form.safeParse({ password: 'Tarn-and-Quay-26', confirmation: 'Tarn-and-Quay-27' })
  expect(error?.issues).toMatchObject([{ path: ['confirmation'], message: "These password don't match. Try again?" }])
})
