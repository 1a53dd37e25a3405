import type { RunFunction } from './code.ts'
import { applyExactly } from './exact-functions.ts'
import { RatingError } from './rating-error.ts'

/** How EXP, LN, SQRT and POWER are worked out; handed in, so that a browser loads it for products that use them alone. */
export const runFunction: RunFunction =
  ({ name, scale, byScale, decimals, mode, from, to }, of, by) =>
  (item) => {
    const result = applyExactly(name, { units: of(item), scale }, { units: by(item), scale: byScale }, decimals, mode)
    if (result !== null) return result
    throw new RatingError('formula.no-result', `${name.toUpperCase()} has no result here`, { from, to })
  }
