import type { AskedQuestion } from './asked-question.ts'

/** One string a form field, as a form posts them: a date is three fields, an address four. */
export type Answers = Readonly<Record<string, string>>

export interface CalendarDate {
  readonly day: number
  readonly month: number
  readonly year: number
}

export const dateParts = ['day', 'month', 'year'] as const
export const addressParts = ['line1', 'line2', 'town', 'postcode'] as const

export function fieldNames({ type, name }: Pick<AskedQuestion, 'type' | 'name'>): string[] {
  if (type === 'date') return dateParts.map((part) => `${name}-${part}`)
  if (type === 'address') return addressParts.map((part) => `${name}-${part}`)
  return [name]
}

/** Null when the three fields are not a day that exists. */
export function readDate(name: string, answers: Answers): CalendarDate | null {
  const [day, month, year] = dateParts.map((part) => digitsOf(answers[`${name}-${part}`])) as [number, number, number]
  const date = new Date(Date.UTC(year, month - 1, day))
  const exists = year > 1800 && date.getUTCDate() === day && date.getUTCMonth() === month - 1
  return exists ? { day, month, year } : null
}

/** A number as people type it, "£1,200" or "12 000", as a decimal text; empty when it is none. */
export function numberIn(text: string): string {
  const bare = text.replaceAll(/[\s,£$€]/g, '')
  return /^-?\d{1,15}(\.\d{1,10})?$/.test(bare) ? bare : ''
}

/** Number() would read "1e3" and "0x1f" as numbers. */
const digitsOf = (text = '') => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : Number.NaN)

export const isoDate = ({ day, month, year }: CalendarDate): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

/** Of a day as it is kept: 2026-05-31. */
export function calendarDateOf(day: string): CalendarDate {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return { day: date, month, year }
}

const dayFormats = new Map<string, Intl.DateTimeFormat>()

/** Made once for a time zone: making one takes longer than working out a price. */
function dayFormat(timeZone: string): Intl.DateTimeFormat {
  const made =
    dayFormats.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', { timeZone, day: 'numeric', month: 'numeric', year: 'numeric' })
  dayFormats.set(timeZone, made)
  return made
}

/** The day it is at a moment in a time zone: a buyer's today is the product's, not the server's. */
export function calendarDate(at: Date, timeZone: string): CalendarDate {
  const parts = dayFormat(timeZone).formatToParts(at)
  const part = (type: 'day' | 'month' | 'year') => Number(parts.find((found) => found.type === type)?.value)
  return { day: part('day'), month: part('month'), year: part('year') }
}

/** Someone born on 29 February has a birthday on 1 March of other years. */
export function ageOn(born: CalendarDate, today: CalendarDate): number {
  const hadBirthday = today.month > born.month || (today.month === born.month && today.day >= born.day)
  return today.year - born.year - (hadBirthday ? 0 : 1)
}

export const daysBetween = (from: CalendarDate, to: CalendarDate): number =>
  Math.round((Date.UTC(to.year, to.month - 1, to.day) - Date.UTC(from.year, from.month - 1, from.day)) / 86_400_000)
