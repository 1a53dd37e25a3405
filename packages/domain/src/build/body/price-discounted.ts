import type { DataValues } from '../question/data-values.ts'
import type { LoadedProgram } from '../rating/load-program.ts'
import type { Quote, QuoteOptions } from '../rating/quote.ts'
import { quoteAt } from '../rating/settable-premium.ts'
import { beforeFees } from './price-underwritten.ts'
import { ratingAnswers } from './rating-answers.ts'

/** What a buyer saves. */
export type Discount =
  /** Of the premium before fees and tax. */
  | { readonly kind: 'percentage'; readonly percent: number }
  /** Off what is paid in all, where that is at least the minimum. */
  | { readonly kind: 'fixed'; readonly offMinor: number; readonly minimumMinor: number }

interface Priced {
  readonly program: LoadedProgram
  readonly values: DataValues
  readonly options: QuoteOptions
  /** An underwriter has accepted what the rules refer: that is not decided anew. */
  readonly isUnderwritten: boolean
}

/**
 * The premium is lowered, and commission, tax and instalments are what the program makes of it. Where it cannot be, the price
 * stays as it was: nobody pays less than nothing, and no rule of the product is passed by.
 */
export function priceDiscounted(
  { program, values, options, isUnderwritten }: Priced,
  before: Quote,
  discount: Discount,
): Quote {
  if (before.decision !== 'accept' || !before.premium) return before
  const answers = ratingAnswers(program, values)
  const at = (premiumMinor: number, given = options) => quoteAt({ premiumMinor, by: 'coupon' }, program, answers, given)
  const wholeMinor = beforeFees(before.premium)
  const plain = { startDate: options.startDate }
  const grossAt = (premiumMinor: number) => at(premiumMinor, plain).premium?.grossMinor ?? Number.POSITIVE_INFINITY
  const premiumMinor = lowered(wholeMinor, before.premium.grossMinor, discount, grossAt)
  if (premiumMinor === undefined || premiumMinor >= wholeMinor) return before
  const after = at(premiumMinor)
  if (!after.premium || after.premium.grossMinor >= before.premium.grossMinor) return before
  // A rule that reads the premium may want to see it, lowered as it is, first.
  if (!isUnderwritten && after.decision !== 'accept') return before
  return { ...after, decision: before.decision, reasons: before.reasons }
}

/** The highest premium that takes at least an amount off: with tax in whole pennies it may take a penny more. */
function lowered(
  wholeMinor: number,
  grossMinor: number,
  discount: Discount,
  grossAt: (premiumMinor: number) => number,
): number | undefined {
  if (discount.kind === 'percentage') return wholeMinor - Math.round((wholeMinor * discount.percent) / 100)
  const target = grossMinor - discount.offMinor
  if (grossMinor < discount.minimumMinor || grossAt(0) > target) return undefined
  let [low, high] = [0, wholeMinor]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (grossAt(middle) <= target) low = middle
    else high = middle
  }
  return low
}
