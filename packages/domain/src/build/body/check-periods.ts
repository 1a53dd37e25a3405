import { type Body, confirmLength } from './body.ts'
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
  const { termMonths } = body
  return textsOf(body)
    .filter(({ path }) => policyTexts.has(path[0]) && !isReplacedByFile(body, path))
    .flatMap(({ path, text }): Problem[] => {
      const said = otherPeriodIn(text, termMonths)
      if (said === undefined) return []
      const months = `${termMonths} ${termMonths === 1 ? 'month' : 'months'}`
      return [
        {
          path,
          message: `This says “${said}”, but a policy runs ${months}`,
          many: `texts name another period than the ${months} a policy runs`,
          code: 'unconfirmed',
          confirm: `${months}: ${text}`.slice(0, confirmLength),
        },
      ]
    })
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

/** The words that name a period of cover other than so many months; undefined where there are none. */
export function otherPeriodIn(text: string, termMonths: number): string | undefined {
  for (const sentence of text.split(/[.;!?\n]+/)) {
    if (elsewhere.test(sentence)) continue
    for (const found of sentence.matchAll(period)) {
      const [said, number = '', unit = ''] = found
      const count = numbers[number.toLowerCase()] ?? Number(number)
      const around = `${lastWords(sentence.slice(0, found.index))} ${firstWords(sentence.slice(found.index + said.length))}`
      if (subject.test(around) && !isTerm(count, unit.toLowerCase(), termMonths)) return said
    }
    if (termMonths !== 12) {
      const said = yearly.exec(sentence)?.[0]
      if (said !== undefined) return said
    }
  }
  return undefined
}

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean)
const lastWords = (text: string) => wordsOf(text).slice(-nearWords).join(' ')
const firstWords = (text: string) => wordsOf(text).slice(0, nearWords).join(' ')

const daysOfMonth = 30.4375
/** Between 364 days, 365 and 366, and between 28 and 31, nobody makes a difference. */
const sameDays = 3

function isTerm(count: number, unit: string, termMonths: number): boolean {
  if (unit === 'year') return count * 12 === termMonths
  if (unit === 'month') return count === termMonths
  return Math.abs(count * (unit === 'week' ? 7 : 1) - termMonths * daysOfMonth) <= sameDays
}
