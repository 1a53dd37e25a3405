import { ratingAnswers } from '../body/rating-answers.ts'
import type { DataValues } from '../question/data-values.ts'
import type { LoadedProgram } from '../rating/load-program.ts'
import { type Quote, quote } from '../rating/quote.ts'
import { RatingError } from '../rating/rating-error.ts'

/** What is asked of a program: a quote's answers and the day its cover starts. */
export interface TestQuestion {
  readonly values: DataValues
  readonly startDate: string
}

/** What a test case comes to. */
export type Outcome =
  | { readonly decision: Quote['decision']; readonly grossMinor: number | null }
  | { readonly decision: null; readonly message: string }

const tellEvery = 500

/** Asks a program all of them, one after the other. */
export const runCases = (
  loaded: LoadedProgram,
  questions: readonly TestQuestion[],
  onDone: (done: number) => void = () => {},
): Outcome[] =>
  questions.map(({ values, startDate }, index) => {
    if (index % tellEvery === tellEvery - 1) onDone(index + 1)
    try {
      const { decision, premium } = quote(loaded, ratingAnswers(loaded, answered(values)), { startDate })
      return { decision, grossMinor: premium?.grossMinor ?? null }
    } catch (error) {
      if (!(error instanceof RatingError)) throw error
      return { decision: null, message: error.message }
    }
  })

/** A field that was left empty is not answered. */
export const answered = (values: DataValues): DataValues =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== '')
      .map(([name, value]) => [name, typeof value === 'string' ? value : value.map(givenOf)]),
  )

const givenOf = (item: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(item).filter(([, value]) => value !== ''))
