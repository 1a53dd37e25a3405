import type { Page } from '@coverwright/domain/page/page'
import type { Said } from '@coverwright/domain/page/page-view'
import { type Answers, fieldNames } from '@coverwright/domain/question/answers'
import { fill } from '@coverwright/domain/question/fill'
import { isAsked } from '@coverwright/domain/question/holds'
import { sayAnswer } from '@coverwright/domain/question/say-answer'
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
