import type { Page } from '@coverwright/domain/page/page'
import type { Said } from '@coverwright/domain/page/page-view'
import { type Answers, fieldNames } from '@coverwright/domain/question/answers'
import type { AskedQuestion, OptionLists } from '@coverwright/domain/question/asked-question'
import { fill } from '@coverwright/domain/question/fill'
import { isAsked } from '@coverwright/domain/question/holds'
import { sayAnswer } from '@coverwright/domain/question/say-answer'

interface Asked {
  readonly pages: readonly Page[]
  readonly questionsOn: (page: Page) => readonly AskedQuestion[]
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
