import type { Page } from '../../build/page/page.ts'
import type { Said } from '../../build/page/page-view.ts'
import { type Answers, fieldNames } from '../../build/question/answers.ts'
import { fill } from '../../build/question/fill.ts'
import { isAsked } from '../../build/question/holds.ts'
import { itemQuestions, itemSummary } from '../../build/question/items.ts'
import { sayAnswer } from '../../build/question/say-answer.ts'
import { itemsView, itemTitle, itemWord } from './item-pages.ts'
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
    if (isRepeated(group)) return saidItems(group, page, answers, standIns, speech)
    return (group?.questions ?? []).flatMap((question) => {
      const text = isAsked(question, answers) ? sayAnswer(question, answers, speech) : ''
      const label = question.shortLabel ?? fill(question.label, answers, standIns)
      const changeAt = `${page.path}#${fieldNames(question)[0]}`
      return text ? [{ name: question.name, label, text, changeAt }] : []
    })
  })
}

/** Each item as its group's summary says it, then what the summary leaves out; of none, that there is none. */
function saidItems(group: RepeatedGroup, page: Page, answers: Answers, standIns: Answers, speech: Speech): Said[] {
  const { items } = itemsView(group, page, answers, speech)
  if (items.length === 0)
    return [{ name: group.name, label: itemWord(group), text: speech.say('None'), changeAt: page.path }]
  const said: Said[] = []
  for (const { number, text: summary, changeAt } of items) {
    const title = itemTitle(group, number)
    said.push({ name: `${group.name}.${number}`, label: title, text: summary, changeAt })
    for (const question of itemQuestions(group, number)) {
      const isSummed = itemSummary(group, number).includes(`{{${question.name}}}`)
      const text = !isSummed && isAsked(question, answers) ? sayAnswer(question, answers, speech) : ''
      const label = `${title}: ${question.shortLabel ?? fill(question.label, answers, standIns)}`
      if (text) said.push({ name: question.name, label, text, changeAt: `${changeAt}#${fieldNames(question)[0]}` })
    }
  }
  return said
}
