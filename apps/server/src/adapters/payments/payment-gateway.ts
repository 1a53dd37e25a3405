export interface Order {
  /** Names the payment for ever: the same reference opens the same session. */
  readonly reference: string
  readonly amountMinor: number
  readonly currency: string
  readonly description: string
  /** Who is paid, as the buyer reads it. */
  readonly merchant: string
  /** Where the buyer comes back to, whatever the outcome. */
  readonly returnUrl: string
}

/** What has become of a payment. Every other answer than `open` is final. */
export type Outcome =
  | { readonly kind: 'open' }
  | { readonly kind: 'paid'; readonly amountMinor: number; readonly currency: string; readonly cardLast4: string }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'closed' }

interface Notice {
  readonly reference: string
}

/**
 * Takes money on a page of its own: card data never pass through the product. Every call may be repeated; the
 * reference makes it the same one.
 */
export interface PaymentGateway {
  readonly name: string
  /** Whether live sales may be paid with it: policies for which no money came must never leave a test. */
  readonly takesLive: boolean
  /** Answers the address of the page where the buyer pays. */
  readonly open: (order: Order) => Promise<{ readonly url: string }>
  readonly find: (reference: string) => Promise<Outcome>
  /** Nothing can be paid after this; answers what had become of it before. */
  readonly close: (reference: string) => Promise<Outcome>
  readonly refund: (reference: string) => Promise<void>
  /** Undefined when the notice was not signed by the gateway, or is too old. */
  readonly readNotice: (headers: Readonly<Record<string, unknown>>, body: string) => Notice | undefined
}
