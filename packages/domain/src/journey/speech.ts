import { type Language, languageTags } from '../product/language.ts'
import type { CalendarDate } from '../question/answers.ts'
import type { OptionLists } from '../question/asked-question.ts'
import { sayDate, sayDateIn } from '../question/say-answer.ts'
import { type Say, sayWith } from '../words/say.ts'
import { wordsOf } from '../words/words-of.ts'

/** What saying an answer back takes, in the language of the page. */
export interface Speech {
  readonly lists: OptionLists
  readonly sayDate: (date: CalendarDate) => string
  readonly say: Say
}

export const speechIn = (language: Language, lists: OptionLists): Speech => ({
  lists,
  sayDate: language === 'en_uk' ? sayDate : (date) => sayDateIn(languageTags[language], date),
  say: sayWith(wordsOf(language)),
})
