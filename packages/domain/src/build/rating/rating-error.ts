import type { Place } from './problem.ts'

export type RatingErrorCode =
  | 'answer.missing'
  | 'answer.invalid'
  | 'table.no-row'
  | 'table.ambiguous'
  | 'table.no-edition'
  | 'formula.division-by-zero'
  | 'formula.no-result'
  | 'formula.empty-group'
  | 'formula.no-rate'
  | 'formula.too-large'
  | 'artefact.unreadable'

/** A quote that has no answer: never a null or an infinite premium, always the place that has none. */
export class RatingError extends Error {
  readonly code: RatingErrorCode
  readonly place: Place

  constructor(code: RatingErrorCode, message: string, place: Place = {}) {
    super(message)
    this.name = 'RatingError'
    this.code = code
    this.place = place
  }
}
