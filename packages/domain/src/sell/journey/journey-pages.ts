import type { Given, Walker } from '../../build/flow/walk.ts'
import { pagesInOrder } from '../../build/page/flow.ts'
import type { Page } from '../../build/page/page.ts'
import type { Answers } from '../../build/question/answers.ts'
import { askedGroups } from '../../build/question/ask.ts'
import type { AskedGroup, AskedQuestion } from '../../build/question/asked-question.ts'
import { everyQuestion, itemCount } from '../../build/question/items.ts'
import type { ReleaseContent } from '../../publish/release/release.ts'
import { checkPage } from './check-page.ts'
import { rulesOf } from './journey-rules.ts'

/** A page of the site, or the one of its pages that asks about one item: `/drivers/2`. */
export interface PagePlace {
  readonly page: Page
  readonly item?: number
}

/** A group of which there may be several items. */
export type RepeatedGroup = AskedGroup & { readonly repeat: NonNullable<AskedGroup['repeat']> }

/** The way through a journey, which the answers decide. */
export interface JourneyPages {
  /** All of them but those of plain text, in the order they are kept. */
  readonly pages: readonly Page[]
  readonly groupOn: (page: Page) => AskedGroup | undefined
  readonly walk: Walker
  /** The pages that these answers lead through before this one. */
  before(page: Page, given: Given): readonly Page[]
  /** The next page, or where an end is told: beside the prices there would have been. */
  after(page: Page, given: Given): Page | undefined
  /** Whether these answers lead to this page. */
  isMet(page: Page, given: Given): boolean
  /** Where answers are missing or wrong before this page: nobody gets a price, or pays, past it. */
  firstUnfinished(page: Page, given: Given): Page | undefined
  /** The same of the pages behind it: what is asked once the price was seen. */
  firstUnfinishedAfter(page: Page, given: Given): Page | undefined
}

export function journeyPages(content: Pick<ReleaseContent, 'body' | 'shell' | 'lists' | 'connectors'>): JourneyPages {
  const { body, shell } = content
  const { walk, known } = rulesOf(content)
  const pages = pagesInOrder(shell.pages)
  const byName = new Map(askedGroups(body).map((group) => [group.name, group]))
  const groupOn = (page: Page) => (page.role === 'questions' ? byName.get(page.group) : undefined)
  const before = (page: Page, given: Given) =>
    walk(given).pages.filter((earlier) => pages.indexOf(earlier) < pages.indexOf(page))
  const isUnfinished = (page: Page, { answers, today }: Given) => {
    const group = groupOn(page)
    return !hasEnough(group, answers) || checkPage(body, questionsOf(group, answers), answers, today, known).length > 0
  }
  return {
    pages,
    groupOn,
    walk,
    before,
    after: (page, given) => {
      const met = walk(given)
      const next = met.pages.find((later) => pages.indexOf(later) > pages.indexOf(page))
      return next ?? (met.end ? pages.find(({ role }) => role === 'plans') : undefined)
    },
    isMet: (page, given) => walk(given).pages.includes(page),
    firstUnfinished: (page, given) => {
      const { pages: met, awaits } = walk(given)
      const position = pages.indexOf(page)
      // Sent again, the page asks what was not answered yet.
      return met.find(
        (earlier) =>
          pages.indexOf(earlier) < position && (isUnfinished(earlier, given) || awaits?.block.page === earlier.path),
      )
    },
    firstUnfinishedAfter: (page, given) =>
      walk(given).pages.find((later) => pages.indexOf(later) > pages.indexOf(page) && isUnfinished(later, given)),
  }
}

/** Of a repeated group, the questions of every item there is. */
const questionsOf = (group: AskedGroup | undefined, answers: Answers): readonly AskedQuestion[] =>
  group ? everyQuestion([group], answers) : []

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
  { groupOn }: Pick<JourneyPages, 'groupOn'>,
  path: string,
): PagePlace | undefined {
  const page = pages.get(path)
  if (page) return { page }
  const [, above, number] = /^(.*)\/([1-9]\d?)$/.exec(path) ?? []
  const parent = above === undefined ? undefined : pages.get(above || '/')
  return parent && isRepeated(groupOn(parent)) ? { page: parent, item: Number(number) } : undefined
}
