import type { Body } from '../body/body.ts'
import { lengthName } from '../body/cover-period.ts'
import { impossible, type Problem } from '../body/problem.ts'
import { namesReadByRating } from '../body/rating-program-of.ts'
import { partNames } from '../dataset/part-names.ts'
import { pagesInOrder } from '../page/flow.ts'
import type { Page } from '../page/page.ts'
import type { Shell } from '../page/shell.ts'
import type { RatingTable } from '../rating/rating-table.ts'
import type { Calculation } from './calculate.ts'

type Paged = Pick<Shell, 'pages'>

/** Whether a page stands behind the plans: who reaches it has seen the price. */
export function isAfterPrice({ pages }: Paged, page: Pick<Page, 'path'>): boolean {
  const order = pagesInOrder(pages)
  const plans = order.findIndex(({ role }) => role === 'plans')
  return plans >= 0 && order.findIndex(({ path }) => path === page.path) > plans
}

interface PriceNeed {
  readonly name: string
  /** What cannot be worked out without it. */
  readonly why: string
}

/** What of a page's answers the price cannot do without. */
export function neededForPrice(
  body: Body,
  tables: readonly RatingTable[],
  page: Page,
  calculations: readonly Calculation[] = [],
): PriceNeed[] {
  const group = page.role === 'questions' && body.questions.groups.find(({ name }) => name === page.group)
  if (!group) return []
  const names = group.questions.map(({ name }) => name)
  return [
    ...(group.repeat ? [group.name] : []).flatMap((name) => whyNeeded(body, tables, name, calculations)),
    ...names.flatMap((name) => whyNeeded(body, tables, name, calculations)),
  ]
}

function whyNeeded(
  body: Body,
  tables: readonly RatingTable[],
  name: string,
  calculations: readonly Calculation[],
): PriceNeed[] {
  if (name === body.standard.coverStart) return [{ name, why: 'the days of cover' }]
  if (name === lengthName(body)) return [{ name, why: 'the length of cover' }]
  const property = body.dataset.properties.find((each) => each.name === name)
  const known = new Set([name, ...(property ? partNames(property) : [])])
  const reads = (rating: Partial<Body['rating']>) =>
    [...namesReadByRating({ ...body, rating: { ...body.rating, steps: [], rules: [], ...rating } }, tables)].some(
      (each) => known.has(each),
    )
  const step = body.rating.steps.findIndex((each) => reads({ steps: [each] }))
  if (step >= 0) return [{ name, why: `pricing step ${step + 1}` }]
  const rule = body.rating.rules.find((each) => reads({ rules: [each] }))
  if (rule) return [{ name, why: `the underwriting rule "${rule.name}"` }]
  // What is worked out of it between pages may be what the price reads.
  const made = calculations.find(
    (each) => reads({ steps: [stepOf(each)] }) && isReadByPrice(body, tables, each.sets, calculations),
  )
  return made ? [{ name, why: `the calculation of "${made.sets}"` }] : []
}

const stepOf = ({ sets, formula }: Calculation) => ({ kind: 'formula' as const, name: sets, formula })

/** Directly, or by what another calculation makes of it. */
const isReadByPrice = (
  body: Body,
  tables: readonly RatingTable[],
  name: string,
  calculations: readonly Calculation[],
): boolean =>
  whyNeeded(
    body,
    tables,
    name,
    calculations.filter(({ sets }) => sets !== name),
  ).length > 0

const calledLate = 'A connector must be called before the plans page: from there on nobody would see a price'

/** Nobody is shown a price that lacks an answer it is made of. */
export function checkPriceFirst(
  shell: Paged & Pick<Shell, 'flow'>,
  body: Body,
  tables: readonly RatingTable[],
): Problem[] {
  const calculations = calculationsIn(shell)
  // A price waits for every call of the journey, and these would wait for the price.
  const fetchedLate = (shell.flow?.blocks ?? []).flatMap((block, at) => {
    const page = shell.pages.find(({ path }) => path === block.page)
    const isLate = page && (page.role === 'plans' || isAfterPrice(shell, page))
    return block.kind === 'connector' && isLate ? [impossible(['flow', 'blocks', at, 'page'], calledLate)] : []
  })
  const askedLate = shell.pages.flatMap((page, at) =>
    isAfterPrice(shell, page)
      ? neededForPrice(body, tables, page, calculations).map(({ name, why: whyWords }) =>
          impossible(['pages', at], `"${name}" is asked after the price, but ${whyWords} needs it: ask it before`),
        )
      : [],
  )
  return [...askedLate, ...fetchedLate]
}

export const calculationsIn = ({ flow }: Pick<Shell, 'flow'>): Calculation[] =>
  (flow?.blocks ?? []).filter((block) => block.kind === 'calculation')

/** The page right behind the plans, or right before them; the steps at the head of the site follow. */
export function placedAroundPrice<T extends Pick<Shell, 'pages' | 'steps' | 'translations'>>(
  shell: T,
  path: string,
  where: 'before' | 'after',
): T {
  const page = shell.pages.find((each) => each.path === path)
  if (!page) return shell
  const others = shell.pages.filter((each) => each !== page)
  const plans = others.findIndex(({ role }) => role === 'plans')
  if (plans < 0) return shell
  return withStepsInOrder({ ...shell, pages: others.toSpliced(where === 'after' ? plans + 1 : plans, 0, page) })
}

/** Steps in the order in which pages first reach them: one that goes back would read as a mistake. */
function withStepsInOrder<T extends Pick<Shell, 'pages' | 'steps' | 'translations'>>(shell: T): T {
  const met = [...new Set(shell.pages.flatMap((page) => ('step' in page && page.step > 0 ? [page.step] : [])))]
  const all = shell.steps.map((_step, at) => at + 1)
  const order = [...met, ...all.filter((step) => !met.includes(step))]
  const moved = (step: number) => (step > 0 ? order.indexOf(step) + 1 : step)
  const movedKey = (key: string) =>
    key.replace(/^steps\.(\d+)$/, (_key, at: string) => `steps.${moved(Number(at) + 1) - 1}`)
  return {
    ...shell,
    steps: order.map((step) => shell.steps[step - 1] ?? ''),
    pages: shell.pages.map((page) => ('step' in page ? { ...page, step: moved(page.step) } : page)),
    ...(shell.translations && {
      translations: Object.fromEntries(
        Object.entries(shell.translations).map(([language, texts]) => [
          language,
          Object.fromEntries(Object.entries(texts).map(([key, text]) => [movedKey(key), text])),
        ]),
      ),
    }),
  }
}
