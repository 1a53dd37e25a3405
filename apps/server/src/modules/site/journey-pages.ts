import type { Page } from '@coverwright/domain/page/page'
import type { Answers, CalendarDate } from '@coverwright/domain/question/answers'
import type { AskedQuestion } from '@coverwright/domain/question/asked-question'
import { checkAnswers, type KnownValues } from '@coverwright/domain/question/check-answers'

/** The order of a journey: its pages but those of plain text. */
export interface JourneyPages {
  readonly pages: readonly Page[]
  readonly questionsOn: (page: Page) => readonly AskedQuestion[]
  before(page: Page): Page | undefined
  after(page: Page): Page | undefined
  /** Where answers are missing or wrong before this page: nobody gets a price, or pays, past it. */
  firstUnfinished(page: Page, answers: Answers, today: CalendarDate): Page | undefined
}

export function journeyPages(
  all: readonly Page[],
  groups: readonly { readonly name: string; readonly questions: readonly AskedQuestion[] }[],
  known: KnownValues,
): JourneyPages {
  const pages = all.filter(({ role }) => role !== 'text')
  const byName = new Map(groups.map(({ name, questions }) => [name, questions]))
  const questionsOn = (page: Page) => (page.role === 'questions' ? (byName.get(page.group) ?? []) : [])
  return {
    pages,
    questionsOn,
    before: (page) => pages[pages.indexOf(page) - 1],
    after: (page) => pages[pages.indexOf(page) + 1],
    firstUnfinished: (page, answers, today) =>
      pages
        .slice(0, pages.indexOf(page))
        .find((earlier) => checkAnswers(questionsOn(earlier), answers, today, known).length > 0),
  }
}
