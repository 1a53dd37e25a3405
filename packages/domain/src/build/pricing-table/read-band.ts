import { dayNumber } from '../rating/day-number.ts'
import { type DateOrder, readDate } from './read-date.ts'
import { type DecimalMark, readNumberAs } from './read-number.ts'

/** Two ends as someone wrote them. `said` means that the text itself tells whether the end belongs to the band. */
export interface WrittenBand {
  readonly from: string | null
  readonly to: string | null
  /** `18-25` leaves open whether 25 belongs to it. */
  readonly upper: 'included' | 'excluded' | 'open'
  readonly isLowerExcluded: boolean
  readonly unit?: string
}

export type BandRead =
  | { readonly is: 'band'; readonly band: WrittenBand }
  /** It looks like a band, and is none. */
  | { readonly is: 'fault'; readonly message: string; readonly fix?: string }

const unitWord =
  '(?:\\s*(?:years?|yrs?|y|months?|mths?|days?|miles?|mi|km|kg|kgs|cc|bhp|points?|claims?|old|m2|sq ?m|sq ?ft))?'
const dash = '(?:\\s*(?:-|–|—|−|\\.\\.|…)\\s*|\\s+(?:to|until|through|thru|and)\\s+)'
const upperWord = '(?:(?:under|below|less than|but under|but below|<)\\s*)?'
const between = new RegExp(`^(?:from |between )?(.+?)${unitWord}${dash}(${upperWord})(.+?)${unitWord}$`, 'i')
/** `>=18 and <25`, in either order. */
const lowerSign = '>=|≥|=>|at least|from|>|over|above|more than'
const upperSign = '<=|≤|=<|up to|at most|<|under|below|less than'
const joint = '\\s*(?:,|;|&|\\band\\b|\\bbut\\b|\\bto\\b|)\\s*'
const bothEnds = new RegExp(`^(${lowerSign})\\s*(.+?)${unitWord}${joint}(${upperSign})\\s*(.+?)${unitWord}$`, 'i')
const bothEndsTurned = new RegExp(`^(${upperSign})\\s*(.+?)${unitWord}${joint}(${lowerSign})\\s*(.+?)${unitWord}$`, 'i')
/** `18 <= age < 25`. */
const around = /^(.+?)\s*(<=|≤|<)\s*[A-Za-z_ ]+\s*(<=|≤|<)\s*(.+)$/
const interval = /^([[(])\s*(.+?)\s*[;,]\s*(.+?)\s*([\])])$/

/** Each names what stands before or behind the number, and what that makes of it. */
const openEnds: readonly (readonly [RegExp, (end: string) => WrittenBand])[] = [
  [new RegExp(`^(?:>=|≥|=>|at least|from|min(?:imum)?)\\s*(.+?)${unitWord}$`, 'i'), (end) => over(end, false)],
  [new RegExp(`^(?:>|over|above|more than|older than)\\s*(.+?)${unitWord}$`, 'i'), (end) => over(end, true)],
  [
    new RegExp(`^(.+?)${unitWord}\\s*(?:\\+|plus|and over|and above|and older|or more|or over|or older)$`, 'i'),
    (end) => over(end, false),
  ],
  [new RegExp(`^(.+?)\\s*\\+${unitWord}$`, 'i'), (end) => over(end, false)],
  [new RegExp(`^(?:<=|≤|=<|up to|at most|max(?:imum)?)\\s*(.+?)${unitWord}$`, 'i'), (end) => under(end, 'included')],
  [new RegExp(`^(?:<|under|below|less than|younger than)\\s*(.+?)${unitWord}$`, 'i'), (end) => under(end, 'excluded')],
  [
    new RegExp(`^(.+?)${unitWord}\\s*(?:or less|or under|or below|or younger|and under|and below)$`, 'i'),
    (end) => under(end, 'included'),
  ],
]

const over = (from: string, isLowerExcluded: boolean): WrittenBand => ({
  from,
  to: null,
  upper: 'open',
  isLowerExcluded,
})
const under = (to: string, upper: 'included' | 'excluded'): WrittenBand => ({
  from: null,
  to,
  upper,
  isLowerExcluded: false,
})

/** A financial or model year, `2024-25` or `2024/25`, is no band of numbers. */
export const isYearPair = (text: string) => {
  const found = /^((?:19|20)\d{2})\s*[-–/]\s*(?:(?:19|20)?(\d{2}))$/.exec(text.trim())
  return found !== null && (Number(found[1]) + 1) % 100 === Number(found[2])
}

export function readBand(text: string, mark: DecimalMark): BandRead | undefined {
  const written = text.trim().replace(/\s+/g, ' ')
  if (isYearPair(written)) return undefined
  const bracketed = interval.exec(written)
  if (bracketed)
    return closed(
      bracketed[2],
      bracketed[3],
      bracketed[4] === ')' ? 'excluded' : 'included',
      bracketed[1] === '(',
      mark,
    )
  const said = saidEnds(written)
  if (said) {
    const { low, high, isLowerExcluded, isUpperExcluded } = said
    const band = closed(low, high, isUpperExcluded ? 'excluded' : 'included', isLowerExcluded, mark)
    if (band) return band
  }
  for (const [pattern, bandOf] of openEnds) {
    const end = pattern.exec(written)?.[1]
    const number = end === undefined ? undefined : readNumberAs(end, mark)
    if (!number) continue
    const band = bandOf(number.decimal)
    return { is: 'band', band: { ...band, ...(number.unit !== undefined && { unit: number.unit }) } }
  }
  const two = between.exec(written)
  return two ? closed(two[1], two[3], two[2] ? 'excluded' : 'open', false, mark) : undefined
}

const isExcluded = (sign = '') => /^(?:[<>]|over|above|more than|under|below|less than)$/i.test(sign)

/** Both ends with the sign that says whether each belongs to the band. */
function saidEnds(text: string) {
  const [, first, low, second, high] = bothEnds.exec(text) ?? []
  if (low !== undefined && high !== undefined)
    return { low, high, isLowerExcluded: isExcluded(first), isUpperExcluded: isExcluded(second) }
  const [, upper, to, lower, from] = bothEndsTurned.exec(text) ?? []
  if (from !== undefined && to !== undefined)
    return { low: from, high: to, isLowerExcluded: isExcluded(lower), isUpperExcluded: isExcluded(upper) }
  const [, left, leftSign, rightSign, right] = around.exec(text) ?? []
  return left === undefined || right === undefined
    ? undefined
    : { low: left, high: right, isLowerExcluded: leftSign === '<', isUpperExcluded: rightSign === '<' }
}

function closed(
  low = '',
  high = '',
  upper: WrittenBand['upper'] = 'open',
  isLowerExcluded = false,
  mark: DecimalMark = 'point',
): BandRead | undefined {
  const [from, to] = [readNumberAs(low, mark), readNumberAs(high, mark)]
  if (!from || !to) return undefined
  // `5-10k`: the thousand is written once and meant twice, or not.
  if (
    /[km]$/i.test(high) &&
    !/[km]$/i.test(low) &&
    from.decimal !== '0' &&
    Number(from.decimal) < Number(to.decimal) / 1000
  )
    return {
      is: 'fault',
      message: `In “${low}-${high}” only the upper end is in thousands.`,
      fix: `${low}${high.slice(-1)}-${high}`,
    }
  if (Number(from.decimal) > Number(to.decimal))
    return { is: 'fault', message: `The band “${low} to ${high}” ends before it begins.`, fix: `${high}-${low}` }
  const unit = from.unit ?? to.unit
  return {
    is: 'band',
    band: { from: from.decimal, to: to.decimal, upper, isLowerExcluded, ...(unit !== undefined && { unit }) },
  }
}

/** A stretch of days: `01/01/2026 - 31/12/2026`, `from 1 Jan 2026`, or one day. */
export function readDateBand(text: string, order: DateOrder): (BandRead & { readonly isEither?: boolean }) | undefined {
  const written = text.trim().replace(/\s+/g, ' ')
  const one = readDate(written, order)
  if (one)
    return {
      is: 'band',
      band: { from: one.date, to: one.date, upper: 'included', isLowerExcluded: false },
      isEither: one.order === 'either',
    }
  const after =
    /^(?:from|since|>=|≥)\s*(.+)$/i.exec(written)?.[1] ?? /^(.+?)\s*(?:onwards|\+|-|–|to)$/i.exec(written)?.[1]
  const start = after === undefined ? undefined : readDate(after, order)
  if (start) return { is: 'band', band: over(start.date, false), isEither: start.order === 'either' }
  const before = /^(until|up to|to|<=|≤|before|<)\s*(.+)$/i.exec(written)
  const end = before?.[2] === undefined ? undefined : readDate(before[2], order)
  if (end)
    return {
      is: 'band',
      band: under(end.date, /^(?:before|<)$/i.test(before?.[1] ?? '') ? 'excluded' : 'included'),
      isEither: end.order === 'either',
    }
  const two = /^(?:from )?(.+?)(?:\s+(?:to|until|-|–|—)\s+|\s*–\s*)(before )?(.+)$/i.exec(written)
  const [from, to] = [readDate(two?.[1] ?? '', order), readDate(two?.[3] ?? '', order)]
  if (!from || !to) return undefined
  if (dayNumber(from.date) > dayNumber(to.date)) return { is: 'fault', message: `“${written}” ends before it begins.` }
  return {
    is: 'band',
    band: { from: from.date, to: to.date, upper: two?.[2] ? 'excluded' : 'open', isLowerExcluded: false },
    isEither: from.order === 'either' || to.order === 'either',
  }
}

/** `AB1-AB9`: the same letters with numbers that run on. Null for anything else. */
export function readTextRun(text: string): readonly string[] | null {
  const found = /^([A-Za-z]+)(\d{1,4})\s*(?:-|–|to)\s*(?:([A-Za-z]+))?(\d{1,4})$/i.exec(text.trim())
  if (!found) return null
  const [, letters = '', first = '', again, last = ''] = found
  if (again !== undefined && again.toUpperCase() !== letters.toUpperCase()) return null
  const count = Number(last) - Number(first) + 1
  if (count < 2 || count > 1000) return null
  return Array.from(
    { length: count },
    (_, at) => `${letters}${String(Number(first) + at).padStart(first.startsWith('0') ? first.length : 1, '0')}`,
  )
}
