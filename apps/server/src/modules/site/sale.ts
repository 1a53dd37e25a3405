import type { ApplicationState } from '@coverwright/domain/application/application-lifecycle'
import type { PriceList } from '@coverwright/domain/body/price'
import type { Selection, SelectionChange } from '@coverwright/domain/plan/selection'
import type { Answers } from '@coverwright/domain/question/answers'
import type { QuoteReason } from '@coverwright/domain/quote/quote'
import type { JourneyMode } from '@coverwright/domain/release/mount'
import type { ReleaseContent } from '@coverwright/domain/release/release'

export interface Mount {
  readonly companyId: string
  readonly releaseId: string
  readonly mode: JourneyMode
}

/** One buyer's application, found by the token in their cookie. It keeps the release it was begun on. */
export interface Buyer {
  readonly applicationId: string
  readonly releaseId: string
  readonly state: ApplicationState
  readonly answers: Answers
  readonly selection: Selection
}

/** What the cover costs, or why it is not offered, for the answers as they are. */
export type Pricing =
  | {
      readonly decision: 'accept'
      readonly reference: string
      readonly selection: Selection
      readonly list: PriceList
    }
  | {
      readonly decision: 'refer' | 'decline'
      readonly reference: string
      readonly reasons: readonly QuoteReason[]
    }

export interface Bought {
  readonly kind: 'bought' | 'waiting' | 'failed'
  readonly policyNumber: string | null
  readonly startsOn: string | null
  readonly endsOn: string | null
  readonly email: string | null
  /** Why it failed, in the gateway's words for buyers. */
  readonly failure: string | null
  readonly documents: readonly { readonly title: string; readonly href: string }[]
}

/** What the site asks of the sale's records. */
export interface Sale {
  findMount(host: string): Promise<Mount | undefined>
  getRelease(companyId: string, releaseId: string): Promise<ReleaseContent>
  /** Undefined when the token is nobody's or the application is over. */
  findBuyer(companyId: string, token: string): Promise<Buyer | undefined>
  /** Without a token a new application begins. Answers are kept as they are, wrong ones too: they are shown again. */
  saveAnswers(
    mount: Mount,
    token: string | undefined,
    answers: Answers,
  ): Promise<{ readonly token: string; readonly buyer: Buyer }>
  priceApplication(companyId: string, token: string, change: SelectionChange): Promise<Pricing>
  /** Names of the declarations that were ticked. */
  acceptDeclarations(companyId: string, token: string, given: readonly string[]): Promise<void>
  startPayment(companyId: string, token: string, returnUrl: string): Promise<{ readonly url: string }>
  getThankYou(companyId: string, token: string): Promise<Bought | undefined>
}
