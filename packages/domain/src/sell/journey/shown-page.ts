import { type Language, languageNames, languageTags } from '../../base/language/language.ts'
import { declaredToBuy, missingDeclarations, reminderIn } from '../../build/body/declaration.ts'
import type { BlockType } from '../../build/page/block-types.ts'
import type { LookUpRole } from '../../build/page/look-up-role.ts'
import { blocksIn, type Page } from '../../build/page/page.ts'
import type { PageView } from '../../build/page/page-view.ts'
import { regulationOf } from '../../build/product/regulation.ts'
import { type Answers, isoDate } from '../../build/question/answers.ts'
import type { OptionLists } from '../../build/question/asked-question.ts'
import type { Problem } from '../../build/question/check-answers.ts'
import { fill } from '../../build/question/fill.ts'
import { itemCount, itemQuestions } from '../../build/question/items.ts'
import { spokenIn } from '../../build/words/words-of.ts'
import type { ReleaseContent } from '../../publish/release/release.ts'
import { itemsView, itemTitle } from './item-pages.ts'
import { isRepeated, itemPath, type JourneyPages } from './journey-pages.ts'
import { noOfferView, offerView, type ReasonsForBuyers } from './offer-view.ts'
import { outcomeView } from './outcome-view.ts'
import { saidAnswers } from './said-answers.ts'
import type { Speech } from './speech.ts'
import type { Visit } from './visit.ts'

/** What a journey is drawn from: frozen in a release, or as it is being designed. */
export type JourneyContent = Pick<ReleaseContent, 'settings' | 'body' | 'shell' | 'lists' | 'translatedLists'> &
  Partial<Pick<ReleaseContent, 'paperwork' | 'connectors' | 'providerId'>>

export interface Shown {
  /** In the language it is shown in. */
  readonly content: JourneyContent
  readonly language: Language
  readonly journey: JourneyPages
  readonly lists: OptionLists
  readonly speech: Speech
  readonly reasons: ReasonsForBuyers
  readonly standIns: Answers
  readonly isTest: boolean
  readonly lookUpRoles: readonly LookUpRole[]
}

export function pageView(shown: Shown, page: Page, visit: Visit): PageView {
  const { content, journey, speech, reasons, standIns, isTest, lookUpRoles } = shown
  const { body, shell, settings } = content
  const {
    answers,
    fetched,
    problems,
    today,
    item,
    idleSeconds,
    saveAt,
    prices,
    quote,
    bought,
    cardMinor,
    isPaidAgain,
  } = visit
  const earlier = journey.before(page, { answers, fetched, today, selection: prices?.selection })
  const said = saidAnswers({ pages: earlier, groupOn: journey.groupOn }, answers, standIns, speech)
  const checkout = content.paperwork?.checkout
  const inWords = Object.fromEntries(said.map(({ name, text }) => [name, text]))
  const back = backFrom(journey, page, visit, earlier.at(-1))
  return {
    path: item ? itemPath(page, item) : page.path,
    title: page.title,
    step: 'step' in page ? page.step : 0,
    steps: shell.steps,
    isTest,
    ...(idleSeconds && { idleSeconds }),
    ...(saveAt && { saveAt }),
    ...(lookUpRoles.length > 0 && { lookUpRoles }),
    ...(back && { back }),
    ...asksOn(journey, page, visit, speech),
    ...reminderOn(body, journey, page, visit),
    answers,
    standIns,
    problems,
    said,
    ...(page.role === 'check' && checkout?.showsAnswers === false && { isSaidFolded: true }),
    ...(quote && { quoteReference: quote.reference }),
    ...(prices && { offer: offerView(content, prices, speech, cardMinor) }),
    ...(quote && quote.decision !== 'accept' && { noOffer: noOfferView(quote, reasons) }),
    ...(page.role === 'check' && {
      ...(checkout?.payNote && { payNote: checkout.payNote }),
      declarations: declaredToBuy(body.declarations).map(({ name, text, kind }) => ({
        name,
        text,
        isRequired: kind === 'general',
        missing: speech.say('Tick the box to confirm: {text}', { text }),
      })),
      demandsAndNeeds: fill(body.regulatory.demandsAndNeeds, inWords, standIns),
      coolingOffDays: regulationOf(settings, isoDate(today)).coolingOffDays,
    }),
    ...((page.role === 'check' || hasBlock(page, 'Documents')) && { documents: documentsOf(content, speech) }),
    ...(bought && { outcome: outcomeView(content, { bought, isPaidAgain }, speech) }),
    ...frameOf(shown),
  }
}

const hasBlock = ({ content }: Page, type: BlockType) =>
  content.some((block) => block.type === type || [...blocksIn(block)].some((inner) => inner.type === type))

/** The questions of a page: of a repeated group those about one item, or the list of items. */
function asksOn(
  { groupOn }: JourneyPages,
  page: Page,
  { answers, item }: Visit,
  speech: Speech,
): Pick<PageView, 'questions' | 'items' | 'itemTitle'> {
  const group = groupOn(page)
  if (!group) return { questions: {} }
  if (!isRepeated(group)) return { questions: { [group.name]: group.questions } }
  if (item === undefined) return { questions: {}, items: itemsView(group, page, answers, speech) }
  return { questions: { [group.name]: itemQuestions(group, item) }, itemTitle: itemTitle(group, item) }
}

/** Beside the address that it would be sent to. */
function reminderOn(
  { declarations, standard }: JourneyContent['body'],
  { groupOn }: JourneyPages,
  page: Page,
  { isReminded = false }: Visit,
): Pick<PageView, 'reminder'> {
  const asked = reminderIn(declarations)
  const beside = groupOn(page)?.questions.find(({ name }) => name === standard.email)?.name
  return asked && beside !== undefined ? { reminder: { beside, text: asked.text, isGiven: isReminded } } : {}
}

/** From an item back to the others; where it is the first of all and one is needed, to the page before. */
function backFrom(
  journey: JourneyPages,
  page: Page,
  { answers, item }: Visit,
  before: Page | undefined,
): string | undefined {
  const group = journey.groupOn(page)
  const isOfSeveral =
    item !== undefined && isRepeated(group) && (group.repeat.min === 0 || itemCount(group, answers) > 0)
  return isOfSeveral ? page.path : before?.path
}

/** What stands between what was ticked and paying. */
export const undeclared = (declarations: ReleaseContent['body']['declarations'], given: readonly string[]): Problem[] =>
  missingDeclarations(declarations, given).map(({ name, text }) => ({
    field: name,
    message: 'Tick the box to confirm: {text}',
    values: { text },
  }))

const kinds = {
  ipid: 'What is covered and what is not',
  booklet: 'All the terms of the policy',
  terms: 'The terms of this service',
} as const

const documentPath = (name: string) => `/_/documents/${name}`

const documentsOf = ({ body }: JourneyContent, { say }: Speech) =>
  body.documents.map(({ name, title, kind }) => ({ title, about: say(kinds[kind]), href: documentPath(name) }))

/** A link with it on any page chooses the language. */
export const languageParameter = 'language'

/** At the head and foot of every page. */
export const frameOf = ({
  content: { body, shell, settings },
  language,
}: Pick<Shown, 'content' | 'language'>): Pick<PageView, 'regulatory' | 'links' | 'languages' | 'locale' | 'words'> => ({
  ...spokenIn(language),
  regulatory: [body.regulatory.statement, body.regulatory.complaints],
  links: shell.pages.filter(({ role }) => role === 'text').map(({ title, path }) => ({ label: title, href: path })),
  ...(settings.languages.length > 1 && {
    languages: settings.languages.map((each) => ({
      name: languageNames[each],
      tag: languageTags[each],
      href: `?${languageParameter}=${each}`,
      isChosen: each === language,
    })),
  }),
})
