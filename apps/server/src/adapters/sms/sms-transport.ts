export interface Sms {
  /** Of the row it comes from; a provider that knows it does not send twice. */
  readonly id: string
  /** In the international form: `+85251234567`. */
  readonly to: string
  readonly text: string
  /** What the telephone shows; the provider's usual, where nothing is said. */
  readonly from?: string
}

export interface SmsTransport {
  /** Nothing leaves: the outbox is where the message ends. */
  readonly isKept: boolean
  /** Throws a `DeliveryError` when the message did not leave. */
  readonly send: (sms: Sms) => Promise<{ readonly providerId: string }>
}
