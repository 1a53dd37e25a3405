import type { Page } from '../../build/page/page.ts'
import type { ItemsView } from '../../build/page/page-view.ts'
import type { Answers, CalendarDate } from '../../build/question/answers.ts'
import { checkAnswers, type KnownValues, type Problem } from '../../build/question/check-answers.ts'
import { fill } from '../../build/question/fill.ts'
import { itemCount, itemQuestions, itemSummary } from '../../build/question/items.ts'
import { sayAnswer } from '../../build/question/say-answer.ts'
import { itemPath, type RepeatedGroup } from './journey-pages.ts'
import type { Speech } from './speech.ts'

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** What one of them is called: "Driver". */
export const itemWord = ({ repeat }: RepeatedGroup) => capital(repeat.item)

export const itemTitle = (group: RepeatedGroup, item: number) => `${itemWord(group)} ${item}`

/** One item as its group's summary says it, or by its number while nothing is known of it. */
export function saidItem(group: RepeatedGroup, item: number, answers: Answers, speech: Speech): string {
  const said = itemQuestions(group, item).map((question) => [question.name, sayAnswer(question, answers, speech)])
  const words: Answers = Object.fromEntries(said)
  const blank = Object.fromEntries(Object.keys(words).map((name) => [name, '…']))
  return fill(itemSummary(group, item), words, blank).trim() || itemTitle(group, item)
}

export function itemsView(group: RepeatedGroup, page: Page, answers: Answers, speech: Speech): ItemsView {
  const count = itemCount(group, answers)
  return {
    group: group.name,
    item: group.repeat.item,
    items: Array.from({ length: count }, (_none, at) => ({
      number: at + 1,
      text: saidItem(group, at + 1, answers, speech),
      changeAt: itemPath(page, at + 1),
    })),
    canAdd: count < group.repeat.max,
  }
}

/** What stands between the list of items and the next page. */
export function itemProblems(
  group: RepeatedGroup,
  answers: Answers,
  today: CalendarDate,
  known: KnownValues,
): Problem[] {
  const count = itemCount(group, answers)
  const wrong = Array.from({ length: count }, (_none, at) => at + 1).filter(
    (item) => checkAnswers(itemQuestions(group, item), answers, today, known).length > 0,
  )
  const { min, item: word } = group.repeat
  return [
    ...wrong.map((item) => ({
      field: `change-${item}`,
      message: '{item} is not complete',
      values: { item: itemTitle(group, item) },
    })),
    ...(count < min
      ? [
          {
            field: 'add',
            message: 'Add at least {count} {item}',
            values: { count: min, item: min > 1 ? `${word}s` : word },
          },
        ]
      : []),
  ]
}
