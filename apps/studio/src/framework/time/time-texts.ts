import { localeOf } from '@coverwright/domain/base/language/language'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const daysBetween = (from: Date, to: Date) =>
  Math.round((new Date(to).setHours(0, 0, 0, 0) - new Date(from).setHours(0, 0, 0, 0)) / day)

/** How long ago, as people say it: minutes and hours of today, yesterday, then the date. */
export function timeAgo(moment: Date, now: Date, language: string): string {
  const locale = localeOf(language)
  const ago = now.getTime() - moment.getTime()
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  if (ago < minute) return relative.format(0, 'second')
  if (ago < hour) return relative.format(-Math.floor(ago / minute), 'minute')
  const days = daysBetween(moment, now)
  if (days === 0) return relative.format(-Math.floor(ago / hour), 'hour')
  if (days === 1) return relative.format(-1, 'day')
  return shortDate(moment, now, language)
}

export function shortDate(moment: Date, now: Date, language: string): string {
  const isThisYear = moment.getFullYear() === now.getFullYear()
  return moment.toLocaleDateString(localeOf(language), {
    day: 'numeric',
    month: 'short',
    ...(isThisYear ? {} : { year: 'numeric' }),
  })
}

export const dateAndTime = (moment: Date, language: string) =>
  moment.toLocaleString(localeOf(language), { dateStyle: 'medium', timeStyle: 'short' })

export const clockTime = (moment: Date, language: string) =>
  moment.toLocaleTimeString(localeOf(language), { hour: '2-digit', minute: '2-digit' })

/** A day, written out; a text that is no date stays as it is. */
export function longDate(written: string, language: string): string {
  const moment = new Date(written)
  return Number.isNaN(moment.getTime())
    ? written
    : moment.toLocaleDateString(localeOf(language), { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
}

/** A month, written out: 2026-11 is November 2026. */
export const longMonth = (month: string, language: string): string =>
  new Date(`${month}-01`).toLocaleDateString(localeOf(language), { month: 'long', year: 'numeric', timeZone: 'UTC' })
