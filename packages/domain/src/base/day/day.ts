/** The same day of a later month, or that month's last: 31 January and a month is 28 February. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + months + 1, 0))
  const wanted = Math.min(date, lastOfMonth.getUTCDate())
  return new Date(Date.UTC(lastOfMonth.getUTCFullYear(), lastOfMonth.getUTCMonth(), wanted)).toISOString().slice(0, 10)
}

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

/** How many days there are from the first to the last, both counted. Days of a calendar: no clock goes forward in them. */
export const daysFrom = (first: string, last: string): number =>
  Math.round((Date.parse(last) - Date.parse(first)) / 86_400_000) + 1

const formats = new Map<string, Intl.DateTimeFormat>()

/** Which day it is there at a moment: 2026-05-31. */
export function dayIn(timeZone: string, at: Date): string {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
  formats.set(timeZone, format)
  return format.format(at)
}

const inWords = new Map<string, Intl.DateTimeFormat>()

/** As people write it: 31 May 2026. */
export function dayWords(day: string, locale = 'en-GB'): string {
  const format = inWords.get(locale) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  inWords.set(locale, format)
  return format.format(new Date(`${day}T00:00:00Z`))
}

/** The day that was written so in English: 31 May 2026 is 2026-05-31. */
export function dayFromWords(words: string): string | undefined {
  const at = Date.parse(`${words} UTC`)
  const day = Number.isNaN(at) ? '' : new Date(at).toISOString().slice(0, 10)
  return day && dayWords(day) === words ? day : undefined
}
