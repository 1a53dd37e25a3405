/**
 * Dates are whole days since 1 January 1970 of the proleptic Gregorian calendar, so that bands and differences of
 * dates are plain integers, the same in every time zone.
 */
export function dayNumber(text: string): number {
  const parts = datePattern.exec(text)
  if (!parts) return Number.NaN
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])]
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return Number.NaN
  return dayOf(year, month, day)
}

const datePattern = /^(\d{4})-(\d{2})-(\d{2})$/

export function isoDate(dayOfEpoch: number): string {
  const { year, month, day } = calendar(dayOfEpoch)
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** Full years from one day to another, as an age is counted; someone born on 29 February has it on 1 March. */
export function wholeYears(from: number, to: number): number {
  if (to < from) return -wholeYears(to, from)
  const [start, end] = [calendar(from), calendar(to)]
  const isBeforeTheDay = end.month < start.month || (end.month === start.month && end.day < start.day)
  return end.year - start.year - (isBeforeTheDay ? 1 : 0)
}

/** 0001-01-01 and 9999-12-31. */
export const firstDay = -719_162
export const lastDay = 2_932_896

// Years are counted from 1 March here: the leap day is then the last day of a year and needs no exception.
function dayOf(year: number, month: number, day: number): number {
  const shifted = month > 2 ? year : year - 1
  const era = Math.floor(shifted / 400)
  const yearOfEra = shifted - era * 400
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1
  return era * 146_097 + yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear - 719_468
}

function calendar(dayOfEpoch: number): { year: number; month: number; day: number } {
  const shifted = dayOfEpoch + 719_468
  const era = Math.floor(shifted / 146_097)
  const dayOfEra = shifted - era * 146_097
  const leapDays = Math.floor(dayOfEra / 1460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096)
  const yearOfEra = Math.floor((dayOfEra - leapDays) / 365)
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153)
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  return { year, month, day: dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1 }
}

function daysInMonth(year: number, month: number): number {
  if (month !== 2) return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
}
