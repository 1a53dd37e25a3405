import { type Body, confirmLength } from './body.ts'
import { type CoverLength, mostCoverDays } from './cover-period.ts'
import type { Problem } from './problem.ts'
import { textsOf } from './texts.ts'

/** Where a text speaks of the policy itself; questions and answers speak of the buyer. */
const policyTexts = new Set<string | number | undefined>([
  'cover',
  'declarations',
  'documents',
  'regulatory',
  'insured',
])

/** Texts that name another period than the product has. What they mean nobody but a person can tell: they are asked. */
export function checkPeriods(body: Body): Problem[] {
  const { length } = body.period
  const runsWords = lengthWords(length)
  return textsOf(body)
    .filter(({ path }) => policyTexts.has(path[0]) && !isReplacedByFile(body, path))
    .flatMap(({ path, text }): Problem[] => {
      const said = otherPeriodIn(text, length)
      if (said === undefined) return []
      return [
        {
          path,
          message: `This says “${said}”, but a policy runs ${runsWords}`,
          many: `texts name another period than a policy runs, ${runsWords}`,
          code: 'unconfirmed',
          confirm: `${runsWords}: ${text}`.slice(0, confirmLength),
        },
      ]
    })
}

function lengthWords(length: CoverLength): string {
  if (length.by === 'months') return length.months === 1 ? '1 month' : `${length.months} months`
  const days = length.by === 'days' ? length.days : mostDays(length)
  const daysWords = days === 1 ? '1 day' : `${days} days`
  return length.by === 'days' ? daysWords : `${daysWords} at most`
}

const isReplacedByFile = ({ documents }: Body, [list, at]: Problem['path']) =>
  list === 'documents' && typeof at === 'number' && documents[at]?.file !== undefined

const numbers: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fourteen: 14,
  eighteen: 18,
  'twenty-four': 24,
  thirty: 30,
  'thirty-six': 36,
}

const period = new RegExp(`\\b(\\d{1,4}|${Object.keys(numbers).join('|')})[\\s-]*(day|week|month|year)s?\\b`, 'gi')
const yearly = /\b(?:annual|yearly)\s+(?:policy|cover|insurance|contract)\b/i
const subject = /\b(?:cover(?:s|ed|age)?|polic(?:y|ies)|insurance|insured|period|contract)\b/i
/** How long people have to do something, how old they are, what was before and what is limited within a year, are none. */
const elsewhere =
  /\b(?:cancel\w*|cooling|withdraw\w*|claim\w*|notice|notify|tell us|complain\w*|refund\w*|waiting|within|old|aged?|the (?:last|past|previous)|(?:each|every|any|per) (?:policy |insurance )?year)\b/i
/** So far from the word it belongs to, at most. */
const nearWords = 5

/** The words that name another period of cover; undefined where there are none. */
export function otherPeriodIn(text: string, length: CoverLength): string | undefined {
  for (const sentence of text.split(/[.;!?\n]+/)) {
    if (elsewhere.test(sentence)) continue
    for (const found of sentence.matchAll(period)) {
      const [said, number = '', unit = ''] = found
      const count = numbers[number.toLowerCase()] ?? Number(number)
      const around = `${lastWords(sentence.slice(0, found.index))} ${firstWords(sentence.slice(found.index + said.length))}`
      if (subject.test(around) && !isLength(count, unit.toLowerCase(), length)) return said
    }
    const year = yearly.exec(sentence)?.[0]
    if (year !== undefined && !isLength(1, 'year', length)) return year
  }
  return undefined
}

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean)
const lastWords = (text: string) => wordsOf(text).slice(-nearWords).join(' ')
const firstWords = (text: string) => wordsOf(text).slice(0, nearWords).join(' ')

const daysIn = { day: 1, week: 7, month: 30.4375, year: 365.25 } as const
/** Between 364 days, 365 and 366, and between 28 and 31, nobody makes a difference. */
const sameDays = 3

function isLength(count: number, unit: string, length: CoverLength): boolean {
  if (length.by === 'months' && (unit === 'year' || unit === 'month'))
    return (unit === 'year' ? count * 12 : count) === length.months
  const days = count * daysIn[unit as keyof typeof daysIn]
  if (length.by === 'months') return Math.abs(days - length.months * daysIn.month) <= sameDays
  // What the buyer says may be any time that is offered.
  return length.by === 'days' ? days === length.days : days <= mostDays(length) + sameDays
}

const mostDays = (length: CoverLength) => ('mostDays' in length ? length.mostDays : mostCoverDays)
