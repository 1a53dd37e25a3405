import { missingDeclarations } from '@coverwright/domain/body/declaration'
import type { Page } from '@coverwright/domain/page/page'
import type { PageView } from '@coverwright/domain/page/page-view'
import { regulationOf } from '@coverwright/domain/product/regulation'
import { type Answers, type CalendarDate, isoDate } from '@coverwright/domain/question/answers'
import type { OptionLists } from '@coverwright/domain/question/asked-question'
import type { Problem } from '@coverwright/domain/question/check-answers'
import { fill } from '@coverwright/domain/question/fill'
import type { ReleaseContent } from '@coverwright/domain/release/release'
import type { PurchaseOutcome } from '../payment/index.ts'
import type { QuoteRow } from '../quote/index.ts'
import type { JourneyPages } from './journey-pages.ts'
import { noOfferView, offerView } from './offer-view.ts'
import { outcomeView } from './outcome-view.ts'
import { saidAnswers } from './said-answers.ts'
import type { Prices } from './sale.ts'

/** What is known of whoever looks at the page. */
export interface Visit {
  readonly answers: Answers
  readonly problems: readonly Problem[]
  readonly today: CalendarDate
  /** Set once there are answers that can be hidden again. */
  readonly idleSeconds?: number
  readonly prices?: Prices
  /** The price that is kept, or the decision that there is none. */
  readonly quote?: QuoteRow
  readonly bought?: PurchaseOutcome
}

export interface Shown {
  readonly content: ReleaseContent
  readonly journey: JourneyPages
  readonly lists: OptionLists
  readonly standIns: Answers
  readonly isTest: boolean
}

export function pageView(shown: Shown, page: Page, visit: Visit): PageView {
  const { content, journey, lists, standIns, isTest } = shown
  const { body, shell, settings } = content
  const { answers, problems, today, idleSeconds, prices, quote, bought } = visit
  const earlier = journey.pages.slice(0, Math.max(journey.pages.indexOf(page), 0))
  const said = saidAnswers({ pages: earlier, questionsOn: journey.questionsOn }, answers, standIns, lists)
  const inWords = Object.fromEntries(said.map(({ name, text }) => [name, text]))
  const back = journey.before(page)?.path
  return {
    path: page.path,
    title: page.title,
    step: 'step' in page ? page.step : 0,
    steps: shell.steps,
    isTest,
    ...(idleSeconds && { idleSeconds }),
    ...(back && { back }),
    questions: page.role === 'questions' ? { [page.group]: journey.questionsOn(page) } : {},
    answers,
    standIns,
    problems,
    said,
    ...(quote && { quoteReference: quote.reference }),
    ...(prices && { offer: offerView(body.cover, settings.currency, prices) }),
    ...(quote && quote.decision !== 'accept' && { noOffer: noOfferView(quote) }),
    ...(page.role === 'check' && {
      declarations: body.declarations.map(({ name, text, kind }) => ({
        name,
        text,
        isRequired: kind === 'general',
        missing: confirmMessage(text),
      })),
      documents: documentsOf(content),
      demandsAndNeeds: fill(body.regulatory.demandsAndNeeds, inWords, standIns),
      coolingOffDays: regulationOf(settings, isoDate(today)).coolingOffDays,
    }),
    ...(bought && { outcome: outcomeView(content, bought) }),
    ...footOf(content),
  }
}

const confirmMessage = (text: string) => `Tick the box to confirm: ${text}`

/** What stands between what was ticked and paying. */
export const undeclared = (declarations: ReleaseContent['body']['declarations'], given: readonly string[]): Problem[] =>
  missingDeclarations(declarations, given).map(({ name, text }) => ({ field: name, message: confirmMessage(text) }))

const kinds = {
  ipid: 'What is covered and what is not',
  booklet: 'All the terms of the policy',
  terms: 'The terms of this service',
} as const

const documentPath = (name: string) => `/_/documents/${name}`

const documentsOf = ({ body }: ReleaseContent) =>
  body.documents.map(({ name, title, kind }) => ({ title, about: kinds[kind], href: documentPath(name) }))

/** At the foot of every page. */
export const footOf = ({ body, shell }: ReleaseContent): Pick<PageView, 'regulatory' | 'links'> => ({
  regulatory: [body.regulatory.statement, body.regulatory.complaints],
  links: shell.pages.filter(({ role }) => role === 'text').map(({ title, path }) => ({ label: title, href: path })),
})
