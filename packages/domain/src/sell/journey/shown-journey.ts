import type { Language } from '../../base/language/language.ts'
import { targetsOf } from '../../build/page/flow.ts'
import type { Page } from '../../build/page/page.ts'
import type { PageView } from '../../build/page/page-view.ts'
import { type CalendarDate, calendarDate } from '../../build/question/answers.ts'
import { askedGroups } from '../../build/question/ask.ts'
import type { KnownValues } from '../../build/question/check-answers.ts'
import { standInsOf } from '../../build/question/fill.ts'
import { contentIn, listsOfContent } from '../../publish/release/release.ts'
import { journeyPages, type PagePlace, placeAt } from './journey-pages.ts'
import { rulesOf } from './journey-rules.ts'
import type { ReasonsForBuyers } from './offer-view.ts'
import { type JourneyContent, pageView, type Shown } from './shown-page.ts'
import { speechIn } from './speech.ts'
import type { Visit } from './visit.ts'

/** A journey made ready to be shown: by the server that publishes it, or in the browser of whoever designs it. */
export interface ShownJourney extends Shown {
  readonly pages: ReadonlyMap<string, Page>
  readonly known: KnownValues
  todayAt(now: Date): CalendarDate
  placeAt(path: string): PagePlace | undefined
  viewOf(page: Page, visit: Visit): PageView
}

interface Showing extends Pick<Shown, 'isTest' | 'lookUpRoles'> {
  /** Another than the one it is written in. */
  readonly language?: Language | undefined
}

export function shownJourney<Content extends JourneyContent>(
  written: Content,
  { isTest, lookUpRoles, language: chosen }: Showing,
): ShownJourney & { readonly content: Content } {
  const content = chosen ? contentIn(written, chosen) : written
  const { shell, body, settings } = content
  const language = chosen ?? settings.languages[0] ?? 'en_uk'
  const groups = askedGroups(body)
  const lists = listsOfContent(content)
  const { known } = rulesOf(content)
  const journey = journeyPages(content)
  const standIns = standInsOf(groups.flatMap(({ questions }) => questions))
  const pages = new Map(shell.pages.map((page) => [page.path, page]))
  const speech = speechIn(language, lists, settings.currency)
  const reasons = reasonsForBuyers(written, content)
  const shown = { content, language, journey, lists, speech, reasons, standIns, isTest, lookUpRoles }
  return {
    ...shown,
    pages,
    known,
    todayAt: (now) => calendarDate(now, settings.timeZone),
    placeAt: (path) => placeAt(pages, journey, path),
    viewOf: (page, visit) => pageView(shown, page, visit),
  }
}

/** Decisions are kept in the words that were written. Of what refers, the journey's own logic alone speaks to buyers. */
const reasonsForBuyers = (written: JourneyContent, read: JourneyContent): ReasonsForBuyers => ({
  decline: pairsOf(
    [...declinedByRules(written), ...saidByFlow(written, 'decline')],
    [...declinedByRules(read), ...saidByFlow(read, 'decline')],
  ),
  refer: pairsOf(saidByFlow(written, 'refer'), saidByFlow(read, 'refer')),
})

const pairsOf = (written: readonly string[], read: readonly string[]): ReadonlyMap<string, string> =>
  new Map(written.map((reason, at) => [reason, read[at] ?? reason]))

const declinedByRules = ({ body }: JourneyContent) =>
  body.rating.rules.map((rule) => ('reason' in rule && rule.outcome === 'decline' ? rule.reason : ''))

const saidByFlow = ({ shell }: JourneyContent, end: 'refer' | 'decline') =>
  (shell.flow?.blocks ?? []).flatMap(targetsOf).flatMap((target) => (target.to === end ? [target.reason] : []))
