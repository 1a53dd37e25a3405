import { localTimeAt, resolveLocalTime } from '@coverwright/domain/publish/release/local-time'

const dayMs = 86_400_000
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)

/** Of 2026-11, the days of its weeks, Monday first. */
export function daysOfMonth(month: string): readonly string[] {
  const first = Date.parse(`${month}-01T00:00Z`)
  const begin = first - ((new Date(first).getUTCDay() + 6) % 7) * dayMs
  const weeks = Math.ceil((Date.parse(`${nextMonth(month, 1)}-01T00:00Z`) - begin) / (7 * dayMs))
  return Array.from({ length: weeks * 7 }, (_, at) => dayOf(begin + at * dayMs))
}

export function nextMonth(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7)
}

/** From the first moment of a day there to the first after the last one; where the clocks change that is no round number of hours. */
export function spanOf(days: readonly string[], timeZone: string) {
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const at = (day: string) => resolveLocalTime(`${day}T00:00`, timeZone).at.toISOString()
  return { from: at(first), to: at(dayOf(Date.parse(`${last}T00:00Z`) + dayMs)) }
}

export const dayIn = (moment: string, timeZone: string) => localTimeAt(new Date(moment), timeZone).slice(0, 10)
export const clockIn = (moment: string, timeZone: string) => localTimeAt(new Date(moment), timeZone).slice(11)
