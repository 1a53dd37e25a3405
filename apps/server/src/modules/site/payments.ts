import type { KnownBuyer } from './sale.ts'

/** What came of a payment, as far as it is known. */
export interface Bought {
  readonly kind: 'bought' | 'waiting' | 'failed'
  readonly policyNumber: string | null
  readonly startsOn: string | null
  readonly endsOn: string | null
  readonly email: string | null
  /** Why it failed, in words for buyers. */
  readonly failure: string | null
  readonly documents: readonly { readonly title: string; readonly href: string }[]
}

/** What the site asks of payments. */
export interface Payments {
  /** Where the gateway's own page takes the card; card data never comes here. */
  start(known: KnownBuyer, returnUrl: string): Promise<{ readonly url: string }>
  outcome(known: KnownBuyer): Promise<Bought | undefined>
}
