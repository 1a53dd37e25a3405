import type { DataValues } from '../question/data-values.ts'
import { formatUnits } from '../rating/decimal.ts'
import type { LoadedProgram } from '../rating/load-program.ts'
import type { Premium, Quote, QuoteOptions } from '../rating/quote.ts'
import { quoteAt, quoteAtGross } from '../rating/settable-premium.ts'
import type { TraceEntry } from '../rating/trace.ts'
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
  /** Another company carries the risk and has its premium, whatever the seller gives away. */
  readonly isResold?: boolean | undefined
}

/**
 * The premium is lowered, and commission, tax and instalments are what the program makes of it. Where it cannot be, the price
 * stays as it was: nobody pays less than nothing, and no rule of the product is passed by.
 */
export function priceDiscounted(priced: Priced, before: Quote, discount: Discount): Quote {
  if (before.decision !== 'accept' || !before.premium) return before
  return priced.isResold
    ? outOfSellersPart(priced, before, before.premium, discount)
    : offPremium(priced, before, before.premium, discount)
}

function offPremium(
  { program, values, options, isUnderwritten }: Priced,
  before: Quote,
  premium: Premium,
  discount: Discount,
): Quote {
  const answers = ratingAnswers(program, values)
  const at = (premiumMinor: number, given = options) => quoteAt({ premiumMinor, by: 'coupon' }, program, answers, given)
  const wholeMinor = beforeFees(premium)
  const plain = { startDate: options.startDate }
  const grossAt = (premiumMinor: number) => at(premiumMinor, plain).premium?.grossMinor ?? Number.POSITIVE_INFINITY
  const premiumMinor = lowered(wholeMinor, premium.grossMinor, discount, grossAt)
  if (premiumMinor === undefined || premiumMinor >= wholeMinor) return before
  const after = at(premiumMinor)
  if (!after.premium || after.premium.grossMinor >= premium.grossMinor) return before
  // A rule that reads the premium may want to see it, lowered as it is, first.
  if (!isUnderwritten && after.decision !== 'accept') return before
  return { ...after, decision: before.decision, reasons: before.reasons }
}

/** What the seller of another company’s product can give away: net premium and tax are owed on in full. */
export const sellersPartMinor = ({ commissionMinor, feeMinor }: Pick<Premium, 'commissionMinor' | 'feeMinor'>) =>
  commissionMinor + feeMinor

/** Of a product that is resold: to the penny, for no tax changes with it. Nothing below the minimum. */
export function resoldDiscountMinor(
  premium: Pick<Premium, 'netMinor' | 'commissionMinor' | 'grossMinor'>,
  discount: Discount,
): number {
  if (discount.kind === 'percentage') return Math.round((beforeFees(premium) * discount.percent) / 100)
  return premium.grossMinor < discount.minimumMinor ? 0 : discount.offMinor
}

/** Out of the commission first, then out of the fee; what is larger than both takes nothing off. */
function outOfSellersPart(
  { program, values, options, isUnderwritten }: Priced,
  before: Quote,
  premium: Premium,
  discount: Discount,
): Quote {
  const offMinor = resoldDiscountMinor(premium, discount)
  if (offMinor === 0 || offMinor > sellersPartMinor(premium)) return before
  // What an underwriter accepted on terms has another premium than the program’s own: both are set, one after the other.
  const on = isUnderwritten ? { premiumMinor: beforeFees(premium), by: 'underwriterTerms' as const } : undefined
  const after = quoteAtGross(
    { grossMinor: premium.grossMinor - offMinor, on },
    program,
    ratingAnswers(program, values),
    options,
  )
  if (!after.premium || (!isUnderwritten && after.decision !== 'accept')) return before
  const fromCommissionMinor = Math.max(0, Math.min(offMinor, premium.commissionMinor))
  const given = {
    commissionMinor: premium.commissionMinor - fromCommissionMinor,
    feeMinor: premium.feeMinor - (offMinor - fromCommissionMinor),
  }
  const trace = after.trace && [...after.trace, leftOf(given, program.program.currencyDecimals)]
  return {
    ...after,
    trace,
    premium: { ...after.premium, ...given },
    decision: before.decision,
    reasons: before.reasons,
  }
}

/** Said last, for the steps before tell commission and fee as the program made them. */
const leftOf = (given: Parameters<typeof sellersPartMinor>[0], decimals: number): TraceEntry => ({
  kind: 'value',
  origin: 'terms',
  step: 'sellersPart',
  item: null,
  value: formatUnits(sellersPartMinor(given), decimals),
  formula: null,
  rounding: null,
  premium: null,
})

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
