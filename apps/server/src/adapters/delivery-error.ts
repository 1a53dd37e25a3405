/** A message that did not leave. A permanent refusal is told to whoever wrote it; anything else is tried again. */
export class DeliveryError extends Error {
  readonly isPermanent: boolean

  constructor(message: string, options: { readonly isPermanent: boolean; readonly cause?: unknown }) {
    super(message, { cause: options.cause })
    this.name = 'DeliveryError'
    this.isPermanent = options.isPermanent
  }
}
