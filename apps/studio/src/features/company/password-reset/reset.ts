/** A reset that waits for its code. It travels in the history entry and survives a reload. */
export interface Reset {
  readonly email: string
  readonly sentTo: string
  /** Given to whoever asked for the code, and needed beside it. */
  readonly codeTicket: string
  /** Milliseconds. */
  readonly sentAt: number
}

export function readReset(state: unknown): Reset | undefined {
  const { email, sentTo, codeTicket, sentAt } = (state ?? {}) as Partial<Reset>
  const isWhole = [email, sentTo, codeTicket].every((text) => typeof text === 'string') && typeof sentAt === 'number'
  return isWhole ? (state as Reset) : undefined
}
