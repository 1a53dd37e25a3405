import { type Language, languageTags } from '../../base/language/language.ts'
import type { Currency } from '../../base/money/money.ts'
import { type CalendarDate, calendarDateOf } from '../../build/question/answers.ts'
import type { OptionLists } from '../../build/question/asked-question.ts'
import { sayDate, sayDateIn, sayRangeIn } from '../../build/question/say-answer.ts'
import { type Say, sayWith } from '../../build/words/say.ts'
import { wordsOf } from '../../build/words/words-of.ts'

/** What saying an answer back takes, in the language of the page. */
export interface Speech {
  readonly lists: OptionLists
  readonly sayDate: (date: CalendarDate) => string
  /** From a day to a day as they are kept: 2026-05-31. */
  readonly sayDays: (first: string, last: string) => string
  readonly say: Say
  /** What amounts are in; nothing where none are said. */
  readonly currency?: Currency
  readonly tag: string
}

export function speechIn(language: Language, lists: OptionLists, currency?: Currency): Speech {
  const tag = languageTags[language]
  const say = sayWith(wordsOf(language))
  const inWords = language === 'en_uk' ? sayDate : (date: CalendarDate) => sayDateIn(tag, date)
  return {
    lists,
    say,
    sayDate: inWords,
    sayDays: (first, last) => daysInWords(tag, [first, last], inWords, say),
    tag,
    ...(currency && { currency }),
  }
}

function daysInWords(tag: string, days: readonly [string, string], inWords: Speech['sayDate'], say: Say): string {
  const [first, last] = [calendarDateOf(days[0]), calendarDateOf(days[1])]
  if (days[0] === days[1]) return inWords(first)
  const isOneMonth = first.year === last.year && first.month === last.month
  if (isOneMonth && tag === 'en-GB') return say('{from} to {to}', { from: first.day, to: inWords(last) })
  return isOneMonth ? sayRangeIn(tag, first, last) : say('{from} to {to}', { from: inWords(first), to: inWords(last) })
}
