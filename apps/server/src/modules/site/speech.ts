import { type Language, languageTags } from '@coverwright/domain/product/language'
import type { CalendarDate } from '@coverwright/domain/question/answers'
import type { OptionLists } from '@coverwright/domain/question/asked-question'
import { sayDate, sayDateIn } from '@coverwright/domain/question/say-answer'

/** What saying an answer back takes, in the language of the page. */
export interface Speech {
  readonly lists: OptionLists
  readonly sayDate: (date: CalendarDate) => string
}

export const speechIn = (language: Language, lists: OptionLists): Speech => ({
  lists,
  sayDate: language === 'en_uk' ? sayDate : (date) => sayDateIn(languageTags[language], date),
})
