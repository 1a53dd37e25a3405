import type { Page } from '../../build/page/page.ts'
import type { Said } from '../../build/page/page-view.ts'
import { type Answers, fieldNames } from '../../build/question/answers.ts'
import { fill } from '../../build/question/fill.ts'
import { isAsked } from '../../build/question/holds.ts'
import { sayAnswer } from '../../build/question/say-answer.ts'
import { itemsView, itemTitle } from './item-pages.ts'
import { isRepeated, type JourneyPages, type RepeatedGroup } from './journey-pages.ts'
import type { Speech } from './speech.ts'

interface Asked {
  readonly pages: readonly Page[]
  readonly groupOn: JourneyPages['groupOn']
}

/** The answers given on these pages, in words, each with the page that asks for it. */
export function saidAnswers({ pages, groupOn }: Asked, answers: Answers, standIns: Answers, speech: Speech): Said[] {
  return pages.flatMap((page) => {
    const group = groupOn(page)
    if (isRepeated(group)) return saidItems(group, page, answers, speech)
    return (group?.questions ?? []).flatMap((question) => {
      const text = isAsked(question, answers) ? sayAnswer(question, answers, speech) : ''
      const label = question.shortLabel ?? fill(question.label, answers, standIns)
      const changeAt = `${page.path}#${fieldNames(question)[0]}`
      return text ? [{ name: question.name, label, text, changeAt }] : []
    })
  })
}

const saidItems = (group: RepeatedGroup, page: Page, answers: Answers, speech: Speech): Said[] =>
  itemsView(group, page, answers, speech).items.map(({ number, text, changeAt }) => ({
    name: `${group.name}.${number}`,
    label: itemTitle(group, number),
    text,
    changeAt,
  }))
