/** A publication runs this long. */
export const publicationMonths = 12

/** From so many days before its end it says that it will expire. */
export const warningDays = 30

export const renewals = ['auto-renew', 'running', 'will-expire', 'expired'] as const

export type Renewal = (typeof renewals)[number]

interface Term {
  readonly expiresAt: Date
  readonly isAutoRenewed: boolean
}

export function renewalOf({ expiresAt, isAutoRenewed }: Term, now: Date): Renewal {
  if (isAutoRenewed) return 'auto-renew'
  if (expiresAt <= now) return 'expired'
  return expiresAt.getTime() - now.getTime() <= warningDays * 86_400_000 ? 'will-expire' : 'running'
}

/** The same moment twelve months on; 29 February ends on the 28th. */
export function termEnd(start: Date): Date {
  const end = new Date(start)
  end.setUTCMonth(end.getUTCMonth() + publicationMonths)
  if (end.getUTCDate() !== start.getUTCDate()) end.setUTCDate(0)
  return end
}

/** A renewal follows on the running term, so that renewing early loses nothing; what is over starts anew. */
export const renewedEnd = ({ expiresAt }: Pick<Term, 'expiresAt'>, now: Date): Date =>
  termEnd(expiresAt > now ? expiresAt : now)
