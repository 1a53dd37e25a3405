/** A reset that waits for its code. It travels in the history entry and survives a reload. */
export interface Reset {
  readonly email: string
  readonly sentTo: string
  /** Milliseconds. */
  readonly sentAt: number
}

export function readReset(state: unknown): Reset | undefined {
  const { email, sentTo, sentAt } = (state ?? {}) as Partial<Reset>
  return typeof email === 'string' && typeof sentTo === 'string' && typeof sentAt === 'number'
    ? { email, sentTo, sentAt }
    : undefined
}
