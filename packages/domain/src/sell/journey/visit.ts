import type { CoverDays } from '../../build/body/cover-period.ts'
import type { PriceList } from '../../build/body/price.ts'
import type { Fetched } from '../../build/flow/fetched.ts'
import type { Selection } from '../../build/plan/selection.ts'
import type { Answers, CalendarDate } from '../../build/question/answers.ts'
import type { Problem } from '../../build/question/check-answers.ts'
import type { Phrase } from '../../build/words/say.ts'
import type { Decision, QuoteReason } from '../quote/quote.ts'

/** Prices of all plans for the answers as they are. */
export interface Prices {
  /** What an underwriter has settled of what there would be to choose, by data name. */
  readonly settled?: Readonly<Record<string, string>>
  readonly selection: Selection
  readonly prices: PriceList
  /** The days they are for; nothing while an answer is missing. */
  readonly days?: CoverDays | undefined
}

/** The price that is kept, or the decision that there is none. */
export interface KeptQuote {
  readonly reference: string
  readonly decision: Decision
  readonly reasons: readonly QuoteReason[]
}

export interface BoughtPolicy {
  readonly policyNumber: string
  readonly startsOn: string
  readonly endsOn: string
  readonly email: string
  /** Empty while they are being made, which takes a moment. */
  readonly documents: readonly { readonly title: Phrase; readonly href: string }[]
}

/** What came of paying. */
export type PurchaseOutcome =
  | ({ readonly kind: 'bought' } & BoughtPolicy)
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed'; readonly failure: Phrase | null }

/** What is known of whoever looks at the page. */
export interface Visit {
  readonly answers: Answers
  /** What other systems answered on the way. */
  readonly fetched?: Fetched | 'demo'
  readonly problems: readonly Problem[]
  readonly today: CalendarDate
  /** The one of several that is asked about. */
  readonly item?: number
  /** Set once there are answers that can be hidden again. */
  readonly idleSeconds?: number
  /** Where a link to go on another time can be asked for. */
  readonly saveAt?: string
  /** Where a code can be typed, beside prices. */
  readonly codeAt?: string
  /** What a coupon took off it. */
  readonly couponNote?: string
  /** What a voucher pays of the price, and what the card does. */
  readonly voucherNote?: string
  /** What is left for the card where a voucher pays. */
  readonly cardMinor?: number
  /** They agreed to be reminded. */
  readonly isReminded?: boolean
  readonly prices?: Prices
  readonly quote?: KeptQuote
  readonly bought?: PurchaseOutcome
  /** They were about to pay for it once more. */
  readonly isPaidAgain?: boolean
}
