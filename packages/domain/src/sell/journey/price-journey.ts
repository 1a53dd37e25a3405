import { coverDaysOf, withCoverDays } from '../../build/body/cover-period.ts'
import { coverStartOf, price, priceListOf } from '../../build/body/price.ts'
import type { Discount } from '../../build/body/price-discounted.ts'
import type { Fetched } from '../../build/flow/fetched.ts'
import type { FlowEnd, Walk } from '../../build/flow/walk.ts'
import { type Selection, selectionValues } from '../../build/plan/selection.ts'
import type { Underwriting } from '../../build/plan/terms.ts'
import { type Answers, calendarDate } from '../../build/question/answers.ts'
import { type DataValues, groupValues } from '../../build/question/data-values.ts'
import { everyQuestion } from '../../build/question/items.ts'
import type { LoadedProgram } from '../../build/rating/load-program.ts'
import type { Quote } from '../../build/rating/quote.ts'
import { RatingError } from '../../build/rating/rating-error.ts'
import { messageIn } from '../../build/words/say.ts'
import { AppError } from '../../errors.ts'
import { checkPage } from './check-page.ts'
import { rulesOf } from './journey-rules.ts'
import type { JourneyContent } from './shown-page.ts'
import type { Prices } from './visit.ts'

interface Sold {
  readonly release: { readonly content: JourneyContent; readonly program: LoadedProgram }
  /** What an underwriter answered, where the journey was referred. */
  readonly underwriting?: Underwriting | undefined
  /** What a code takes off, and of which plans; of all where none is named. */
  readonly saving?: Saving | undefined
}

export interface Saving {
  readonly discount: Discount
  readonly plans: readonly string[]
}

export interface Asked extends Sold {
  readonly answers: Answers
  readonly selection: Selection
  /** What other systems answered on the way. */
  readonly fetched: Fetched | 'demo'
  readonly now: Date
}

/** What a price is made of, and what the journey's own logic has to say about it. */
export interface Priced {
  readonly values: DataValues
  readonly startDate: string
  readonly end: FlowEnd | null
  /** What of the values was asked once the price was seen, and is no part of it. */
  readonly late: readonly string[]
  /** What of them another system said, and by which flow block. */
  readonly told: readonly { readonly block: string; readonly name: string; readonly value: string }[]
}

/** The values of the pages that the answers lead through. What is missing or wrong is refused with field and words. */
export function pricedValues(asked: Asked): Priced {
  const { answers, release } = asked
  const { today, met } = walked(asked)
  const { content } = release
  // Who has not been asked yet who they are is shown a price all the same.
  const groups = met.groups.filter((group) => !met.late.includes(group))
  const problems = checkPage(content.body, everyQuestion(groups, answers), answers, today, rulesOf(content).known)
  if (problems.length > 0)
    throw new AppError(
      'application.incomplete',
      Object.fromEntries(problems.map((problem) => [problem.field, messageIn(undefined, problem)]).toReversed()),
    )
  // A price without what was to be asked would be another product's.
  if (met.awaits) throw new AppError('application.incomplete')
  return valuesOn(asked, met)
}

/** The same for answers that need not be complete. */
export const valuesOfJourney = (asked: Asked): DataValues => valuesOn(asked, walked(asked).met).values

function walked({ release: { content }, answers, selection, fetched, now }: Asked) {
  const today = calendarDate(now, content.settings.timeZone)
  return { today, met: rulesOf(content).walk({ answers, selection, fetched, today }) }
}

function valuesOn({ release, selection, now, answers }: Asked, { values: given, end, late, passed }: Walk): Priced {
  const { body, settings } = release.content
  const values = { ...given, ...selectionValues(body.cover, selection) }
  const startDate = coverStartOf(body, values, now, settings.timeZone)
  return {
    values: withCoverDays(body, release.program, values, startDate),
    startDate,
    end,
    late: Object.keys(groupValues(late, answers)),
    told: Object.values(passed).flatMap((blocks) =>
      blocks.flatMap(({ block, fetched }) =>
        Object.entries(fetched ?? {}).map(([name, value]) => ({ block: block.name, name, value })),
      ),
    ),
  }
}

/** One price with its whole explanation, for a quote that is kept. */
export function tracedPrice(sold: Sold, priced: Priced): Quote {
  const quote = answered(() => priceOf(sold, priced, true))
  const said = priced.told.map(({ block, name, value }) => ({
    kind: 'value' as const,
    origin: 'connector',
    step: name,
    item: null,
    value,
    formula: block || null,
    rounding: null,
    premium: null,
  }))
  return { ...quote, trace: [...said, ...(quote.trace ?? [])] }
}

export function listPrices(asked: Asked): Pick<Prices, 'prices' | 'days'> {
  const { release, selection } = asked
  const { body, shell } = release.content
  const priced = pricedValues(asked)
  // Without logic every choice is made on the same way, so that it is gone only once.
  const pricedAt = (chosen: Selection): Priced =>
    shell.flow
      ? valuesOn({ ...asked, selection: chosen }, walked({ ...asked, selection: chosen }).met)
      : { ...priced, values: { ...priced.values, ...selectionValues(body.cover, chosen) } }
  const prices = answered(() => priceListOf(body.cover, selection, (chosen) => priceOf(asked, pricedAt(chosen), false)))
  return { prices, days: coverDaysOf(body, priced.values, priced.startDate) }
}

/** Where the journey's own logic ends it there is no price: what the rest would ask was never answered. */
function priceOf({ release, underwriting, saving }: Sold, { values, startDate, end }: Priced, trace: boolean): Quote {
  const { content, program } = release
  if (!end) {
    const plan = values[content.body.cover.planName]
    const isSaving =
      saving && (saving.plans.length === 0 || saving.plans.includes(typeof plan === 'string' ? plan : ''))
    const discount = isSaving ? saving.discount : undefined
    const isResold = content.providerId !== undefined
    return price({ body: content.body, program, values, startDate, trace, underwriting, discount, isResold })
  }
  const isDeclined = end.kind === 'refer' && underwriting?.decision === 'decline'
  const { kind, reason, block } = isDeclined ? { ...end, kind: 'decline' as const, reason: underwriting.reason } : end
  return {
    program: program.program.hash,
    startDate,
    decision: kind,
    reasons: [{ rule: block, outcome: kind, reason }],
    premium: null,
    trace: [],
  }
}

/** An answer that the program cannot take is told to the buyer beside its question. Anything else is a defect. */
function answered<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof RatingError) || !error.code.startsWith('answer.')) throw error
    throw new AppError('application.incomplete', { [error.place.input ?? '']: error.message })
  }
}
