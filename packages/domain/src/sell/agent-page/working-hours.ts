import { z } from 'zod'
import { localTimeAt } from '../../publish/release/local-time.ts'

/** In the order of `WorkingHours`. */
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time such as 09:00')

const DayHours = z
  .strictObject({ from: time, to: time })
  .refine(({ from, to }) => from < to, { path: ['to'], message: 'The end must be after the beginning' })

/** Monday first; null on days off. By the clocks of the company's time zone. */
export const WorkingHours = z.array(DayHours.nullable()).length(weekdays.length)

export type WorkingHours = z.output<typeof WorkingHours>

export const usualHours: WorkingHours = weekdays.map((_day, at) => (at < 5 ? { from: '09:00', to: '17:00' } : null))

/** What a clock on the wall shows decides: on the days the clocks change nobody is an hour early or late. */
export function isAtWork(hours: WorkingHours, now: Date, timeZone: string): boolean {
  const shown = localTimeAt(now, timeZone)
  const day = (new Date(`${shown}:00Z`).getUTCDay() + 6) % 7
  const today = hours[day]
  const clock = shown.slice(11)
  return today ? clock >= today.from && clock < today.to : false
}
