import type { Page } from '@coverwright/domain/page/page'
import type { Said } from '@coverwright/domain/page/page-view'
import { type Answers, fieldNames, isAsked } from '@coverwright/domain/question/answers'
import { fill } from '@coverwright/domain/question/fill'
import type { Question } from '@coverwright/domain/question/question'
import type { OptionLists } from '@coverwright/domain/question/question-set'
import { sayAnswer } from '@coverwright/domain/question/say-answer'

interface Asked {
  readonly pages: readonly Page[]
  readonly questionsOn: (page: Page) => readonly Question[]
}

/** The answers given on these pages, in words, each with the page that asks for it. */
export function saidAnswers(
  { pages, questionsOn }: Asked,
  answers: Answers,
  standIns: Answers,
  lists: OptionLists,
): Said[] {
  return pages.flatMap((page) =>
    questionsOn(page).flatMap((question) => {
      const text = isAsked(question, answers) ? sayAnswer(question, answers, lists) : ''
      const label = question.shortLabel ?? fill(question.label, answers, standIns)
      const changeAt = `${page.path}#${fieldNames(question)[0]}`
      return text ? [{ name: question.name, label, text, changeAt }] : []
    }),
  )
}
