import type { countries } from '../../fields.ts'
import type { Values } from '../words/say.ts'

/** Looser than a business address: a buyer's mailbox may have any name its provider allows. */
export const emailPattern = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

type Country = (typeof countries)[number]

const digits = (count: number) => ({
  pattern: new RegExp(`^\\d{${count}}$`),
  message: 'Enter a postcode of {count} digits',
  values: { count },
})

interface Postcode {
  readonly pattern: RegExp
  readonly message: string
  readonly values?: Values
}

export const postcodes: Readonly<Record<Country, Postcode>> = {
  GB: { pattern: /^[a-z]{1,2}\d[a-z\d]?\s*\d[a-z]{2}$/i, message: 'Enter a full UK postcode, like BS7 9ZZ' },
  US: { pattern: /^\d{5}(-\d{4})?$/, message: 'Enter a ZIP code, like 60601' },
  SG: digits(6),
  MY: digits(5),
  TH: digits(5),
  ID: digits(5),
  // Hong Kong has no postcodes: whatever is written, or nothing, is right.
  HK: { pattern: /^/, message: '' },
}

/** 15 digits, or 18 of which the last may be X. */
export const nationalIdPattern = /^(\d{15}|\d{17}[\dXx])$/

/** Written together. Where the form of plates is not known here, what looks like one is taken. */
const anyPlate = /^[a-z\d]{2,10}$/i
export const carRegistrations: Readonly<Record<Country, RegExp>> = {
  GB: /^([a-z]{2}\d{2}[a-z]{3}|[a-z]\d{1,3}[a-z]{3}|[a-z]{3}\d{1,3}[a-z]|[a-z]{1,3}\d{1,4}|\d{1,4}[a-z]{1,3})$/i,
  HK: anyPlate,
  ID: anyPlate,
  US: anyPlate,
  SG: anyPlate,
  MY: anyPlate,
  TH: /^[\d\p{L}]{2,10}$/u,
}

const national: Readonly<Record<string, RegExp>> = {
  '86': /^1[3-9]\d{9}$/,
  '852': /^[13-9]\d{7}$/,
  '62': /^\d{12,13}$/,
}

/** `areaCode` is that of a number written without one. */
export function isPhone(written: string, areaCode: string): boolean {
  if (!/^\+?[\d\s().-]+$/.test(written)) return false
  const compact = written.replaceAll(/[^\d+]/g, '').replace(/^00/, '+')
  const code = compact.startsWith('+')
    ? Object.keys(national).find((known) => compact.startsWith(`+${known}`))
    : areaCode
  const number = compact.startsWith('+') ? compact.slice(1 + (code?.length ?? 0)) : compact
  const rule = code === undefined ? undefined : national[code]
  return rule ? rule.test(number) : number.length > 5 && number.length <= 15
}
