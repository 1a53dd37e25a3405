import { dayNumber } from '../rating/day-number.ts'

export type DateOrder = 'day-first' | 'month-first'

/** A day as someone wrote it. `either` can be read with the day or with the month first. */
export interface WrittenDate {
  readonly date: string
  readonly order: DateOrder | 'either' | 'none'
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** Reads `2026-01-31`, `31/01/2026`, `31.1.26`, `31 Jan 2026`, `Jan 31, 2026`. */
export function readDate(text: string, order: DateOrder = 'day-first'): WrittenDate | undefined {
  const written = text.trim()
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ]00:00(?::00)?(?:\.0+)?Z?)?$/.exec(written)
  if (iso) return dated(iso[1], iso[2], iso[3], 'none')
  const named = /^(\d{1,2})(?:st|nd|rd|th)?[ -]([A-Za-z]{3,9})[ -](\d{4}|\d{2})$/.exec(written)
  if (named) return dated(named[3], monthOf(named[2]), named[1], 'none')
  const monthNamed = /^([A-Za-z]{3,9}) (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/.exec(written)
  if (monthNamed) return dated(monthNamed[3], monthOf(monthNamed[1]), monthNamed[2], 'none')
  const digits = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4}|\d{2})$/.exec(written)
  if (!digits) return undefined
  const [, first, second, year] = digits
  const dayFirst = dated(year, second, first, 'day-first')
  const monthFirst = dated(year, first, second, 'month-first')
  if (dayFirst && monthFirst && dayFirst.date !== monthFirst.date)
    return { date: (order === 'day-first' ? dayFirst : monthFirst).date, order: 'either' }
  if (dayFirst && monthFirst) return { date: dayFirst.date, order: 'none' }
  return dayFirst ?? monthFirst
}

function dated(year = '', month = '', day = '', order: WrittenDate['order'] = 'none'): WrittenDate | undefined {
  const full = year.length === 2 ? `20${year}` : year
  const date = `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return Number.isNaN(dayNumber(date)) ? undefined : { date, order }
}

function monthOf(name = ''): string {
  return String(months.indexOf(name.slice(0, 3).toLowerCase()) + 1)
}

/**
 * What was probably typed where Excel shows a day: `3-5` becomes 3 May, `10-25` October 2025. Null when no band of two
 * small numbers can have become it.
 */
export function bandBehindDate(date: string, shown: string): string | null {
  const [year = '', month = '', day = ''] = date.split('-')
  const ends =
    /^[A-Za-z]{3}-\d{2}$/.test(shown) && day === '01'
      ? [Number(month), Number(year.slice(2))]
      : [Number(day), Number(month)]
  const [low = 0, high = 0] = ends.toSorted((left, right) => left - right)
  return low === high ? null : `${low}-${high}`
}
