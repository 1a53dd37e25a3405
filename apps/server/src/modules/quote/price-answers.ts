import { coverStartOf, type PriceList, price, priceList, valuesOf } from '@coverwright/domain/body/price'
import { AppError } from '@coverwright/domain/errors'
import type { Selection } from '@coverwright/domain/plan/selection'
import { type Answers, calendarDate } from '@coverwright/domain/question/answers'
import { askedGroups } from '@coverwright/domain/question/ask'
import { checkAnswers, type KnownValues, valuesOfLists } from '@coverwright/domain/question/check-answers'
import type { DataValues } from '@coverwright/domain/question/data-values'
import { everyQuestion } from '@coverwright/domain/question/items'
import type { Quote } from '@coverwright/domain/rating/quote'
import { RatingError } from '@coverwright/domain/rating/rating-error'
import { listsOfContent } from '@coverwright/domain/release/release'
import type { Offered } from '../referral/index.ts'
import type { FrozenRelease } from '../release/index.ts'

interface Asked extends Offered {
  readonly answers: Answers
  readonly selection: Selection
  readonly now: Date
}

/** The values the price is made of. Answers that are missing or wrong are refused with the field and what to do. */
export function pricedValues({ release, answers, selection, now }: Asked) {
  const { body, settings } = release.content
  const questions = everyQuestion(askedGroups(body), answers)
  const problems = checkAnswers(questions, answers, calendarDate(now, settings.timeZone), knownValuesOf(release))
  if (problems.length > 0)
    throw new AppError(
      'application.incomplete',
      Object.fromEntries(problems.map(({ field, message }) => [field, message]).toReversed()),
    )
  const values = valuesOf(body, answers, selection)
  return { values, startDate: coverStartOf(body, values, now, settings.timeZone) }
}

/** One price with its whole explanation, for a quote that is kept. */
export const tracedPrice = (
  { release: { content, program }, underwriting }: Offered,
  priced: { readonly values: DataValues; readonly startDate: string },
): Quote => answered(() => price({ body: content.body, program, underwriting, ...priced, trace: true }))

export function listPrices(asked: Asked): PriceList {
  const { content, program } = asked.release
  const { underwriting } = asked
  const priced = pricedValues(asked)
  return answered(() => priceList({ body: content.body, program, underwriting, ...priced }, asked.selection))
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

const knownValues = new WeakMap<FrozenRelease, KnownValues>()

/** The values of the lists, made once for a release. */
function knownValuesOf(release: FrozenRelease): KnownValues {
  const known = knownValues.get(release) ?? valuesOfLists(listsOfContent(release.content))
  knownValues.set(release, known)
  return known
}
