import { z } from 'zod'
import { messages } from '../../messages.ts'

/** Calling codes that are offered, in the order they are shown, with the place they stand for. */
export const callingCodes = ['+44', '+1', '+852', '+86', '+65', '+60', '+62', '+66'] as const

export type CallingCode = (typeof callingCodes)[number]

export const phoneNotValid = 'Phone number is not valid.'

/** Where a number's length and beginning are known they are checked; elsewhere it only must be long enough. */
const patterns: Partial<Record<CallingCode, RegExp>> = {
  '+86': /^1[3-9]\d{9}$/,
  '+852': /^[13-9]\d{7}$/,
  '+62': /^\d{12,13}$/,
}
/** More than five, and no more than a number may have anywhere. */
const otherwise = /^\d{6,14}$/

export const isPhoneNumber = (code: CallingCode, number: string) => (patterns[code] ?? otherwise).test(number)

/** What people put between the digits to read them. */
const withoutSpacing = (number: string) => number.replace(/[\s().-]/g, '')

export const phoneFields = {
  callingCode: z.enum(callingCodes, messages.required),
  number: z.string(messages.required).trim().min(1, messages.required).max(40, phoneNotValid).transform(withoutSpacing),
} as const

interface Phone {
  readonly callingCode: CallingCode
  readonly number: string
}

/** For `.refine(isPhone, phoneRefused)` on an object with `phoneFields`. */
export const isPhone = ({ callingCode, number }: Phone) => isPhoneNumber(callingCode, number)
export const phoneRefused = { path: ['number'], message: phoneNotValid }

/** As networks and the outbox write it: the zero one dials at home is left out. */
export const e164Of = ({ callingCode, number }: Phone) => callingCode + number.replace(/^0/, '')

/** The way back; what no offered code begins is shown under the first. */
export function phoneOf(e164: string): Phone {
  const callingCode = callingCodes.toSorted((a, b) => b.length - a.length).find((code) => e164.startsWith(code))
  return callingCode
    ? { callingCode, number: e164.slice(callingCode.length) }
    : { callingCode: callingCodes[0], number: e164.replace(/^\+/, '') }
}

/** A number in one text, as people write it: by the rules of its calling code where it names one. */
export function isTelephone(text: string): boolean {
  const digits = withoutSpacing(text)
  const code = callingCodes.find((known) => digits.startsWith(known))
  return code ? isPhoneNumber(code, digits.slice(code.length)) : /^\+?\d{6,15}$/.test(digits)
}
