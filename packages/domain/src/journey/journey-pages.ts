import type { Page } from '../page/page.ts'
import type { Answers, CalendarDate } from '../question/answers.ts'
import type { AskedGroup, AskedQuestion } from '../question/asked-question.ts'
import { checkAnswers, type KnownValues } from '../question/check-answers.ts'
import { everyQuestion, itemCount } from '../question/items.ts'

/** A page of the site, or the one of its pages that asks about one item: `/drivers/2`. */
export interface PagePlace {
  readonly page: Page
  readonly item?: number
}

/** A group of which there may be several items. */
export type RepeatedGroup = AskedGroup & { readonly repeat: NonNullable<AskedGroup['repeat']> }

/** The order of a journey: its pages but those of plain text. */
export interface JourneyPages {
  readonly pages: readonly Page[]
  readonly groupOn: (page: Page) => AskedGroup | undefined
  /** Of a repeated group, the questions of every item there is. */
  readonly questionsOn: (page: Page, answers: Answers) => readonly AskedQuestion[]
  before(page: Page): Page | undefined
  after(page: Page): Page | undefined
  /** Where answers are missing or wrong before this page: nobody gets a price, or pays, past it. */
  firstUnfinished(page: Page, answers: Answers, today: CalendarDate): Page | undefined
}

export function journeyPages(all: readonly Page[], groups: readonly AskedGroup[], known: KnownValues): JourneyPages {
  const pages = all.filter(({ role }) => role !== 'text')
  const byName = new Map(groups.map((group) => [group.name, group]))
  const groupOn = (page: Page) => (page.role === 'questions' ? byName.get(page.group) : undefined)
  const questionsOn = (page: Page, answers: Answers) => {
    const group = groupOn(page)
    return group ? everyQuestion([group], answers) : []
  }
  return {
    pages,
    groupOn,
    questionsOn,
    before: (page) => pages[pages.indexOf(page) - 1],
    after: (page) => pages[pages.indexOf(page) + 1],
    firstUnfinished: (page, answers, today) =>
      pages
        .slice(0, pages.indexOf(page))
        .find(
          (earlier) =>
            !hasEnough(groupOn(earlier), answers) ||
            checkAnswers(questionsOn(earlier, answers), answers, today, known).length > 0,
        ),
  }
}

export const isRepeated = (group: AskedGroup | undefined): group is RepeatedGroup => group?.repeat !== undefined

function hasEnough(group: AskedGroup | undefined, answers: Answers): boolean {
  if (!isRepeated(group)) return true
  const count = itemCount(group, answers)
  return count >= group.repeat.min && count <= group.repeat.max
}

export const itemPath = ({ path }: Page, item: number) => `${path === '/' ? '' : path}/${item}`

/** The place an address names. Whether there is such an item is for the answers to say. */
export function placeAt(
  pages: ReadonlyMap<string, Page>,
  { groupOn }: JourneyPages,
  path: string,
): PagePlace | undefined {
  const page = pages.get(path)
  if (page) return { page }
  const [, above, number] = /^(.*)\/([1-9]\d?)$/.exec(path) ?? []
  const parent = above === undefined ? undefined : pages.get(above || '/')
  return parent && isRepeated(groupOn(parent)) ? { page: parent, item: Number(number) } : undefined
}
