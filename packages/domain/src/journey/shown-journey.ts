import type { Page } from '../page/page.ts'
import type { PageView } from '../page/page-view.ts'
import { type CalendarDate, calendarDate } from '../question/answers.ts'
import { askedGroups } from '../question/ask.ts'
import type { KnownValues } from '../question/check-answers.ts'
import { standInsOf } from '../question/fill.ts'
import { listsOfContent } from '../release/release.ts'
import { journeyPages, type PagePlace, placeAt } from './journey-pages.ts'
import { rulesOf } from './journey-rules.ts'
import { type JourneyContent, pageView, type Shown } from './shown-page.ts'
import type { Visit } from './visit.ts'

/** A journey made ready to be shown: by the server that publishes it, or in the browser of whoever designs it. */
export interface ShownJourney extends Shown {
  readonly pages: ReadonlyMap<string, Page>
  readonly known: KnownValues
  todayAt(now: Date): CalendarDate
  placeAt(path: string): PagePlace | undefined
  viewOf(page: Page, visit: Visit): PageView
}

export function shownJourney(
  content: JourneyContent,
  { isTest, hasLookUps }: Pick<Shown, 'isTest' | 'hasLookUps'>,
): ShownJourney {
  const { shell, body, settings } = content
  const groups = askedGroups(body)
  const lists = listsOfContent(content)
  const { known } = rulesOf(content)
  const journey = journeyPages(content)
  const standIns = standInsOf(groups.flatMap(({ questions }) => questions))
  const pages = new Map(shell.pages.map((page) => [page.path, page]))
  const shown: Shown = { content, journey, lists, standIns, isTest, hasLookUps }
  return {
    ...shown,
    pages,
    known,
    todayAt: (now) => calendarDate(now, settings.timeZone),
    placeAt: (path) => placeAt(pages, journey, path),
    viewOf: (page, visit) => pageView(shown, page, visit),
  }
}
