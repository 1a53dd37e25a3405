import type { Body } from '../../build/body/body.ts'
import { coverDays, coverDaysOf, isAskedAs, lengthName } from '../../build/body/cover-period.ts'
import { ratingAnswers } from '../../build/body/rating-answers.ts'
import type { DataValues } from '../../build/question/data-values.ts'
import type { LoadedProgram } from '../../build/rating/load-program.ts'
import { hashJson } from '../../hash-json.ts'

/**
 * What an underwriter judges, as one value: what pricing and rules read of the answers. What is chosen of the cover and
 * the day it starts are no part of it, for the customer settles those after the answer has come.
 */
export function riskOf(body: Body, program: LoadedProgram, values: DataValues): string {
  const { cover, standard } = body
  const chosen = new Set([
    ...(isAskedAs(body, coverDays) ? [] : [coverDays]),
    cover.planName,
    ...[...cover.choices, ...cover.addOns].map(({ name }) => name),
    ...(standard.coverStart ? [standard.coverStart] : []),
  ])
  const read = Object.entries(ratingAnswers(program, values)).filter(([name]) => !chosen.has(name))
  return hashJson({ ...Object.fromEntries(read), ...askedDays(body, values) })
}

/** A week was accepted, not a quarter of a year. Where the product says how long cover lasts, it is the same for all. */
function askedDays(body: Body, values: DataValues): DataValues {
  if (lengthName(body) === null) return {}
  const { coverStart } = body.standard
  const answered = coverStart === null ? undefined : values[coverStart]
  // Who is asked for a number of days has that number from any day on.
  const covered = coverDaysOf(body, values, typeof answered === 'string' ? answered : '2000-01-01')
  return covered ? { [coverDays]: String(covered.days) } : {}
}
