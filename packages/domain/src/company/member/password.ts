import { z } from 'zod'
import { messages } from '../../messages.ts'
import { isCommonPassword } from './common-passwords.ts'

export const passwordMinLength = 8
const passwordMaxLength = 200

/** Typed on any English keyboard: what cannot be typed on the next device locks its owner out. */
const english = /^[\x20-\x7e]+$/

/** What a password must have, in the order the screens show it; each turns green by itself while one types. */
export const passwordRules = [
  { key: 'length', isMet: (password: string) => password.length >= passwordMinLength },
  { key: 'case', isMet: (password: string) => /[a-z]/.test(password) && /[A-Z]/.test(password) },
  { key: 'number', isMet: (password: string) => /\d/.test(password) },
  { key: 'symbol', isMet: (password: string) => /[ -/:-@[-`{-~]/.test(password) },
  { key: 'english', isMet: (password: string) => english.test(password) },
] as const

export const passwordTooCommon = 'This password is easy to guess. Choose one that others do not use.'

/** A password somebody chooses; one that is only checked against what is stored follows no rule. */
export const newPassword = z
  .string(messages.passwordMissing)
  .min(1, messages.passwordMissing)
  .max(passwordMaxLength, messages.passwordFormat)
  .refine((password) => passwordRules.every(({ isMet }) => isMet(password)), {
    message: messages.passwordFormat,
    abort: true,
  })
  .refine((password) => !isCommonPassword(password), passwordTooCommon)

/** Both fields of every form that sets a password. */
export const passwordFields = {
  password: newPassword,
  confirmation: z.string(messages.passwordMissing).min(1, messages.passwordMissing).max(passwordMaxLength),
} as const

/** For `.refine(isConfirmed, unconfirmed)` on an object with `passwordFields`. */
export const isConfirmed = (form: { readonly password: string; readonly confirmation: string }) =>
  form.password === form.confirmation

export const unconfirmed = { path: ['confirmation'], message: messages.passwordsDiffer }
