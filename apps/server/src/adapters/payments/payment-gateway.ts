import type { JourneyMode } from '@coverwright/domain/build/product/journey-mode'
import type { GatewayKind } from '@coverwright/domain/publish/gateway/gateway'

import type { PageLook } from '../../platform/http/plain-page.ts'

/** Who pays, as far as the shop knows: what its page is filled with, to be changed there. */
export interface Payer {
  readonly name: string
  readonly address: string
  readonly city: string
  readonly postcode: string
  readonly country: string
}

/** What the gateway's page shows beside the order, where it can. It is told with each opening. */
export interface Shown {
  readonly look: PageLook
  readonly payer?: Payer
}

export interface Order {
  /** Names the payment for ever: the same reference opens the same session. */
  readonly reference: string
  readonly mode: JourneyMode
  /** Whose money it is, as the gateway knows them; null where it keeps no accounts. */
  readonly account: string | null
  /** The gateway's own name for the payment; null until it has answered once. */
  readonly sessionId: string | null
  /** 0 where nothing is paid and only a card is kept. */
  readonly amountMinor: number
  readonly currency: string
  readonly description: string
  /** Who is paid, as the buyer reads it. */
  readonly merchant: string
  /** Where the buyer comes back to after paying. */
  readonly returnUrl: string
  /** Where the buyer comes back to without having paid. */
  readonly cancelUrl: string
  /** The card is kept by the gateway for the payments that follow. */
  readonly isRepeated: boolean
}

/** What has become of a payment. Every other answer than `open` is final. */
export type Outcome =
  | { readonly kind: 'open' }
  | { readonly kind: 'paid'; readonly amountMinor: number; readonly currency: string; readonly cardLast4: string }
  | {
      readonly kind: 'failed'
      readonly reason: string
      /** The bank will not have this card charged, however often it is tried. */
      readonly isHard?: boolean
    }
  | { readonly kind: 'closed' }

/** A card the gateway keeps. What is typed in there never comes here: these are names for it, of use to nobody else. */
export interface Card {
  readonly id: string
  /** Whose it is, as the gateway knows them; null where it keeps nobody. */
  readonly customerId: string | null
  readonly last4: string
  readonly brand: string
  /** Like 08/30; empty where it is not known. */
  readonly expiry: string
}

export interface Refund {
  /** Names the refund for ever. */
  readonly reference: string
  /** Null where everything goes back. */
  readonly amountMinor: number | null
}

interface Refunded {
  /** The gateway's own name for it; null where it went back before and is not known by name. */
  readonly gatewayReference: string | null
}

export interface Notice {
  readonly reference: string
}

/**
 * Takes money on a page of its own: card data never pass through the product. Every call may be repeated; the
 * reference makes it the same one.
 */
export interface PaymentGateway {
  readonly name: GatewayKind
  /** Whether live sales may be paid with it: policies for which no money came must never leave a test. */
  readonly takesLive: boolean
  readonly takesTest: boolean
  /** Where its pages are: a site's forms may lead there and nowhere else. */
  readonly pageOrigin: () => string
  /** Answers the address of the page where the buyer pays. */
  readonly open: (order: Order, shown?: Shown) => Promise<{ readonly url: string; readonly sessionId: string }>
  /** Opens a page where a card is typed in and kept, and nothing is taken; the order is one of 0. */
  readonly keepCard: (order: Order) => Promise<{ readonly url: string; readonly sessionId: string }>
  /** The card that an order has kept: one that is repeated and was paid, or one that keeps a card only. */
  readonly findCard: (order: Order) => Promise<Card | undefined>
  /** What was charged without the buyer is found by its card, also where the answer was lost. */
  readonly find: (order: Order, card?: Card) => Promise<Outcome>
  /** Nothing can be paid after this; answers what had become of it before. */
  readonly close: (order: Order, card?: Card) => Promise<Outcome>
  /**
   * Gives back what was paid or a part of it. Asked again under the same reference it is the same refund. What was charged
   * to a kept card is found by it.
   */
  readonly refund: (order: Order, refund: Refund, card?: Card) => Promise<Refunded>
  /** Takes a payment from a card that was kept, without the buyer. Asked again it answers the same. */
  readonly charge: (order: Order, card: Card) => Promise<{ readonly outcome: Outcome; readonly sessionId: string }>
  /** Undefined when the notice was not signed by the gateway, or is too old. */
  readonly readNotice: (headers: Readonly<Record<string, unknown>>, body: string) => Notice | undefined
}
