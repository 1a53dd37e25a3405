import { coverDaysOf } from '../../build/body/cover-period.ts'
import { declaredToBuy } from '../../build/body/declaration.ts'
import { coverStartOf, valuesOf } from '../../build/body/price.ts'
import { ratingProgramOf } from '../../build/body/rating-program-of.ts'
import type { Walk } from '../../build/flow/walk.ts'
import type { PageView } from '../../build/page/page-view.ts'
import { firstSelection, type Selection, select } from '../../build/plan/selection.ts'
import type { Answers } from '../../build/question/answers.ts'
import type { Problem } from '../../build/question/check-answers.ts'
import { itemCount, itemQuestions, withoutItem } from '../../build/question/items.ts'
import { readAnswers } from '../../build/question/read-answers.ts'
import { compileProgram } from '../../build/rating/compile-program.ts'
import { type LoadedProgram, loadProgram } from '../../build/rating/load-program.ts'
import { RatingError } from '../../build/rating/rating-error.ts'
import type { RatingTable } from '../../build/rating/rating-table.ts'
import { AppError } from '../../errors.ts'
import { checkPage } from './check-page.ts'
import { answersIn, type SentForm, selectionIn } from './form-fields.ts'
import { itemProblems } from './item-pages.ts'
import { isRepeated, itemPath, type PagePlace, type RepeatedGroup } from './journey-pages.ts'
import { isOffered, offerView } from './offer-view.ts'
import { listPrices } from './price-journey.ts'
import { type ShownJourney, shownJourney } from './shown-journey.ts'
import { type JourneyContent, undeclared } from './shown-page.ts'
import type { BoughtPolicy, Prices, PurchaseOutcome, Visit } from './visit.ts'

/** Where somebody stands who tries a journey out, and what they said so far. */
export interface Simulated {
  readonly path: string
  readonly answers: Answers
  readonly selection: Selection
  readonly isBought: boolean
}

export type Sent = { readonly problems: readonly Problem[] } | { readonly next: Simulated }

export interface Simulator {
  readonly shown: ShownJourney
  readonly start: Simulated
  readonly walk: (at: Simulated) => Walk
  /** The prices, once the answers make one; why there is none in words. */
  readonly prices: (at: Simulated, selection?: Selection) => Prices | { readonly failure: string }
  readonly view: (at: Simulated) => PageView
  readonly send: (at: Simulated, form: SentForm) => Sent
}

/** A journey as it is being designed, walked without a server: the same rules, and nothing is kept or paid. */
export function simulator(content: JourneyContent, tables: readonly RatingTable[], now: Date): Simulator {
  const shown = shownJourney(content, { isTest: true, lookUpRoles: [] })
  const { journey, known } = shown
  const { body } = content
  const today = shown.todayAt(now)
  const { compiled } = compileProgram(ratingProgramOf(body, tables))
  const program: LoadedProgram | null = compiled && loadProgram(compiled)
  const pathOf = (role: string) => journey.pages.find((page) => page.role === role)?.path ?? '/'
  const givenOf = ({ answers, selection }: Simulated) => ({ answers, selection, today, fetched: 'demo' as const })
  const start: Simulated = {
    path: journey.pages[0]?.path ?? '/',
    answers: {},
    selection: firstSelection(body.cover),
    isBought: false,
  }

  const placeOf = ({ path }: Simulated): PagePlace => {
    const [first] = journey.pages
    const place = shown.placeAt(path) ?? (first && { page: first })
    if (!place) throw new Error('A journey without pages cannot be shown')
    return place
  }

  const prices: Simulator['prices'] = ({ answers, selection }, chosen = selection) => {
    if (!program) return { failure: 'The price cannot be made yet: see what is wrong with the pricing' }
    try {
      return {
        selection: chosen,
        ...listPrices({ release: { content, program }, answers, selection: chosen, fetched: 'demo', now }),
      }
    } catch (error) {
      if (error instanceof AppError) return { failure: Object.values(error.fields ?? {}).at(-1) ?? error.message }
      if (error instanceof RatingError) return { failure: error.message }
      throw error
    }
  }

  const coveredBy = (answers: Answers, selection: Selection): Pick<BoughtPolicy, 'startsOn' | 'endsOn'> => {
    const values = valuesOf(body, answers, selection)
    const startsOn = coverStartOf(body, values, now, content.settings.timeZone)
    return coverDaysOf(body, values, startsOn) ?? { startsOn, endsOn: startsOn }
  }
  const boughtBy = ({ answers, selection }: Simulated): PurchaseOutcome => ({
    kind: 'bought',
    policyNumber: 'TEST-000001',
    ...coveredBy(answers, selection),
    email: 'nobody: this was a test run',
    documents: [],
  })

  const visitOf = (at: Simulated, { page, item }: PagePlace): Visit => {
    const visit = {
      answers: at.answers,
      fetched: 'demo' as const,
      problems: [],
      today,
      ...(item !== undefined && { item }),
    }
    if (page.role === 'thank-you' && at.isBought) return { ...visit, bought: boughtBy(at) }
    if (page.role !== 'plans' && page.role !== 'check') return visit
    const found = prices(at)
    if ('failure' in found) return visit
    if (isOffered(found)) return { ...visit, prices: found, quote: accepted }
    const [first] = Object.values(found.prices.plans)
    return first ? { ...visit, quote: { ...accepted, decision: first.decision, reasons: first.reasons } } : visit
  }

  const sendItems = (at: Simulated, place: PagePlace, group: RepeatedGroup, form: SentForm): Sent => {
    const { page } = place
    const removed = Number(form.get('remove') ?? 0)
    if (removed > 0) return { next: { ...at, answers: withoutItem(group, at.answers, removed) } }
    const count = itemCount(group, at.answers)
    const canAdd = count < group.repeat.max
    if (canAdd && form.get('add') === 'yes') return { next: { ...at, path: itemPath(page, count + 1) } }
    const problems =
      canAdd && form.get('add') !== 'no'
        ? [{ field: 'add', message: 'Choose yes if you need to add a {item}', values: { item: group.repeat.item } }]
        : itemProblems(group, at.answers, today, known)
    return problems.length > 0 ? { problems } : { next: onFrom(at, place) }
  }

  const onFrom = (at: Simulated, { page }: PagePlace): Simulated => ({
    ...at,
    path: landed(at, journey.after(page, givenOf(at))?.path ?? page.path),
  })

  /** A group of which one is needed asks about the first at once. */
  const landed = ({ answers }: Simulated, path: string): string => {
    const page = shown.pages.get(path)
    const group = page && journey.groupOn(page)
    return page && isRepeated(group) && group.repeat.min > 0 && itemCount(group, answers) === 0
      ? itemPath(page, 1)
      : path
  }

  const sendAnswers = (at: Simulated, place: PagePlace, form: SentForm): Sent => {
    const { page, item } = place
    const group = journey.groupOn(page)
    if (isRepeated(group) && item === undefined) return sendItems(at, place, group, form)
    const questions = isRepeated(group) && item !== undefined ? itemQuestions(group, item) : (group?.questions ?? [])
    const answers = { ...at.answers, ...readAnswers(questions, answersIn(form, questions), at.answers) }
    const problems = checkPage(body, questions, answers, today, known)
    if (problems.length > 0) return { problems }
    return { next: item === undefined ? onFrom({ ...at, answers }, place) : { ...at, answers, path: page.path } }
  }

  const sendPlan = (at: Simulated, place: PagePlace, form: SentForm): Sent => {
    const selection = select(body.cover, at.selection, selectionIn(form, body.cover))
    if (selection.plan === null) return { problems: [{ field: 'plan', message: 'Choose a plan' }] }
    const found = prices(at, selection)
    const isSettled =
      'prices' in found && found.prices.chosen?.quote.decision === 'accept' && form.get('go') !== 'price'
    return { next: isSettled ? onFrom({ ...at, selection }, place) : { ...at, selection } }
  }

  return {
    shown,
    start: { ...start, path: landed(start, start.path) },
    prices,
    walk: (at) => journey.walk(givenOf(at)),
    view: (at) => {
      const place = placeOf(at)
      return shown.viewOf(place.page, visitOf(at, place))
    },
    send: (at, form) => {
      const place = placeOf(at)
      if (place.page.role === 'questions') return sendAnswers(at, place, form)
      if (place.page.role === 'plans') return sendPlan(at, place, form)
      if (place.page.role !== 'check') return { next: at }
      const given = declaredToBuy(body.declarations)
        .map(({ name }) => name)
        .filter((name) => form.get(name) === 'yes')
      const problems = undeclared(body.declarations, given)
      return problems.length > 0 ? { problems } : { next: { ...at, isBought: true, path: pathOf('thank-you') } }
    },
  }
}

const accepted = { reference: 'Q-TEST0-00000', decision: 'accept', reasons: [] } as const

/** What the plan page asks for while choices are tried out. */
export function simulatedOffer({ prices, shown }: Simulator, content: JourneyContent, at: Simulated, form: SentForm) {
  const { cover } = content.body
  const found = prices(at, select(cover, at.selection, selectionIn(form, cover)))
  if ('failure' in found) throw new Error(found.failure)
  return offerView(content, found, shown.speech)
}
