import { addDays } from '@coverwright/domain/base/day/day'

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

const isoDay = /\b\d{4}-\d{2}-\d{2}(?=\b|T)/g
const longDay = new RegExp(`\\b(\\d{1,2}) (${months.join('|')}) (\\d{4})\\b`, 'g')
/** A date as a form sends it, in three answers of one name. */
const yearAnswer = /"([\w.]+)-year": "(\d{4})"/g

const two = (part: string | number) => String(part).padStart(2, '0')

/**
 * Every day that a row names, so many days later: times, days, dates of birth, days in words. Each moves by as much as all
 * others do, so that nobody is older and nothing is dearer than it was when it was priced.
 */
export function shiftDays(row: string, days: number): string {
  if (days === 0) return row
  const moved = row
    .replaceAll(isoDay, (day) => addDays(day, days))
    .replaceAll(longDay, (_all, day: string, month: string, year: string) =>
      inWords(addDays(`${year}-${two(months.findIndex((each) => each === month) + 1)}-${two(day)}`, days)),
    )
  let answers = moved
  for (const [, name = '', year = ''] of moved.matchAll(yearAnswer)) answers = shiftAnswers(answers, name, year, days)
  return answers
}

function inWords(day: string): string {
  const [year = '', month = '', dayOfMonth = ''] = day.split('-')
  return `${Number(dayOfMonth)} ${months[Number(month) - 1] ?? ''} ${year}`
}

function shiftAnswers(row: string, name: string, year: string, days: number): string {
  const part = (which: string) => new RegExp(`"${name.replaceAll('.', '\\.')}-${which}": "(\\d*)"`)
  const month = part('month').exec(row)?.[1]
  const day = part('day').exec(row)?.[1]
  // Somebody left in the middle of it: there is no day to move.
  if (!month || !day) return row
  const [movedYear = '', movedMonth = '', movedDay = ''] = addDays(`${year}-${two(month)}-${two(day)}`, days).split('-')
  return row
    .replace(part('year'), `"${name}-year": "${movedYear}"`)
    .replace(part('month'), `"${name}-month": "${Number(movedMonth)}"`)
    .replace(part('day'), `"${name}-day": "${Number(movedDay)}"`)
}
