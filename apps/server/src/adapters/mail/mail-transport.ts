export interface Mail {
  /** Of the row it comes from. A mail that is sent twice carries the same Message-ID, and is often shown once. */
  readonly id: string
  readonly to: string
  readonly replyTo?: string
  readonly subject: string
  /** Of advertising: where one press of the reader's program stops it (RFC 8058). */
  readonly unsubscribeUrl?: string
  readonly text: string
  readonly html?: string
  readonly attachments?: readonly MailAttachment[]
}

interface MailAttachment {
  readonly name: string
  readonly type: string
  readonly content: Uint8Array
  /** By which the HTML names it: shown where it is named, and not listed as a file. */
  readonly cid?: string
}

export interface MailTransport {
  /** The address that mails leave under, where they leave. */
  readonly from?: string
  /** Nothing leaves: the outbox is where the message ends. */
  readonly isKept: boolean
  /** Throws a `DeliveryError` when the mail did not leave. */
  readonly send: (mail: Mail) => Promise<{ readonly providerId: string }>
}
