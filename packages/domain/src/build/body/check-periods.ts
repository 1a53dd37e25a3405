import { type Language, languageNames } from '../../base/language/language.ts'
import type { PeriodUnit, PeriodWords } from '../words/periods.ts'
import { periodsOf } from '../words/periods-of.ts'
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

/**
 * Texts that name another period than the product has, in every language it is sold in. What they mean nobody but a person
 * can tell: they are asked.
 */
export function checkPeriods(body: Body, [first = 'en_uk', ...others]: readonly Language[]): Problem[] {
  const { length } = body.period
  const runsWords = lengthWords(length)
  const ask = (path: Problem['path'], text: string, message: string): Problem => ({
    path,
    message,
    many: `texts name another period than a policy runs, ${runsWords}`,
    code: 'unconfirmed',
    confirm: `${runsWords}: ${text}`.slice(0, confirmLength),
  })
  const askIn = (language: Language, path: Problem['path'], text = '') => {
    const said = otherPeriodIn(text, length, periodsOf[language])
    const name = languageNames[language]
    return said === undefined
      ? undefined
      : ask(path, text, `In ${name} this says “${said}”, but a policy runs ${runsWords}`)
  }
  return textsOf(body)
    .filter(({ path }) => policyTexts.has(path[0]) && !isReplacedByFile(body, path))
    .flatMap(({ path, key, text }): (Problem | undefined)[] => {
      const said = otherPeriodIn(text, length, periodsOf[first])
      const own =
        said === undefined ? undefined : ask(path, text, `This says “${said}”, but a policy runs ${runsWords}`)
      return [own].concat(others.map((language) => askIn(language, path, body.translations[language]?.[key])))
    })
    .filter((problem) => problem !== undefined)
}

function lengthWords(length: CoverLength): string {
  if (length.by === 'months') return length.months === 1 ? '1 month' : `${length.months} months`
  const days = length.by === 'days' ? length.days : mostDays(length)
  const daysWords = days === 1 ? '1 day' : `${days} days`
  return length.by === 'days' ? daysWords : `${daysWords} at most`
}

const isReplacedByFile = ({ documents }: Body, [list, at]: Problem['path']) =>
  list === 'documents' && typeof at === 'number' && documents[at]?.file !== undefined

/** How one language's lengths are found: made once, since a body has hundreds of texts. */
const searches = new Map<PeriodWords, readonly (readonly [PeriodUnit, RegExp])[]>()

function searchesOf(words: PeriodWords) {
  const before = searches.get(words)
  if (before) return before
  const numbers = Object.keys(words.numbers).toSorted((left, right) => right.length - left.length)
  // Where words are not parted, a letter may stand right before a number and right behind a unit.
  const [begins, ends] =
    'words' in words.near ? ['(?<![\\p{L}\\p{N}.,])', '(?!\\p{L})'] : [`(?<![\\p{N}.,])(?<!${numbers.join('|')})`, '']
  const made = units.map(
    (unit) =>
      [
        unit,
        new RegExp(`${begins}(\\d{1,4}|${numbers.join('|')})[\\s-]*(?:${words.units[unit]})${ends}`, 'giu'),
      ] as const,
  )
  searches.set(words, made)
  return made
}

const units: readonly PeriodUnit[] = ['day', 'week', 'month', 'year']
/** 2026年 is a year, not a length. */
const mostYears = 100

/** The words that name another period of cover; undefined where there are none. */
export function otherPeriodIn(text: string, length: CoverLength, words: PeriodWords): string | undefined {
  for (const sentence of withOurDigits(text).split(words.ends)) {
    // Thai puts no end to its sentences: only what is near counts.
    if ('words' in words.near && words.elsewhere.test(sentence)) continue
    for (const { said, at, count, unit } of lengthsIn(sentence, words)) {
      if (unit === 'year' && count > mostYears) continue
      const around = aroundOf(sentence, at, said.length, words.near)
      if (!words.subject.test(around) || words.elsewhere.test(around)) continue
      if (!isLength(count, unit, length)) return said
    }
    const year = words.yearly.exec(sentence)?.[0]
    if (year !== undefined && !isLength(1, 'year', length)) return year
  }
  return undefined
}

/** Wide digits of Chinese, and those of Thai. */
const withOurDigits = (text: string) =>
  text.normalize('NFKC').replaceAll(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))

interface Said {
  readonly said: string
  readonly at: number
  readonly count: number
  readonly unit: PeriodUnit
}

/** Phrases first: in `a year and a half` there is no year. */
function lengthsIn(sentence: string, words: PeriodWords): Said[] {
  const found: Said[] = []
  let rest = sentence
  for (const [pattern, count, unit] of words.phrases)
    for (const { 0: said, index: at } of rest.matchAll(pattern)) {
      found.push({ said: said.trim(), at, count, unit })
      rest = rest.slice(0, at) + '#'.repeat(said.length) + rest.slice(at + said.length)
    }
  for (const [unit, pattern] of searchesOf(words))
    for (const { 0: said, 1: number = '', index: at } of rest.matchAll(pattern))
      found.push({ said, at, count: words.numbers[number.toLowerCase()] ?? Number(number), unit })
  return found.toSorted((left, right) => left.at - right.at)
}

function aroundOf(sentence: string, at: number, length: number, near: PeriodWords['near']): string {
  const [before, behind] = [sentence.slice(0, at), sentence.slice(at + length)]
  if ('signs' in near) return before.slice(-near.signs) + sentence.slice(at, at + length) + behind.slice(0, near.signs)
  return `${wordsOf(before).slice(-near.words).join(' ')} ${wordsOf(behind).slice(0, near.words).join(' ')}`
}

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean)

const daysIn = { day: 1, week: 7, month: 30.4375, year: 365.25 } as const
/** Between 364 days, 365 and 366, and between 28 and 31, nobody makes a difference. */
const sameDays = 3

function isLength(count: number, unit: PeriodUnit, length: CoverLength): boolean {
  if (length.by === 'months' && (unit === 'year' || unit === 'month'))
    return (unit === 'year' ? count * 12 : count) === length.months
  const days = count * daysIn[unit]
  if (length.by === 'months') return Math.abs(days - length.months * daysIn.month) <= sameDays
  // What the buyer says may be any time that is offered.
  return length.by === 'days' ? days === length.days : days <= mostDays(length) + sameDays
}

const mostDays = (length: CoverLength) => ('mostDays' in length ? length.mostDays : mostCoverDays)
