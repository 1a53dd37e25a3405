import { type Language, languageTags } from '../../build/product/language.ts'
import type { CalendarDate } from '../../build/question/answers.ts'
import type { OptionLists } from '../../build/question/asked-question.ts'
import { sayDate, sayDateIn } from '../../build/question/say-answer.ts'
import { type Say, sayWith } from '../../build/words/say.ts'
import { wordsOf } from '../../build/words/words-of.ts'

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
