import { calendarDate } from '../../build/question/answers.ts'

/** The moment at which the day of `now` began in a time zone. */
export function fromDay(now: Date, timeZone: string): Date {
  const { day } = calendarDate(now, timeZone)
  // Clocks change by whole quarter hours at most, and days begin on one.
  const quarter = 15 * 60_000
  let start = Math.floor(now.getTime() / quarter) * quarter
  while (calendarDate(new Date(start - quarter), timeZone).day === day) start -= quarter
  return new Date(start)
}
