const day = 24 * 60 * 60_000

export const accountLimits = {
  /** A link that was mailed to verify the sender's address. */
  senderLinkMs: day,
  senderResendMs: 60_000,
  /** What a deactivated account keeps, it keeps for so long. */
  keptMonths: 12,
} as const

/** When the data of an account deactivated then are erased. */
export function eraseDateOf(deactivatedAt: Date): Date {
  const date = new Date(deactivatedAt)
  date.setUTCMonth(date.getUTCMonth() + accountLimits.keptMonths)
  // From 29 February it would be 1 March: data are kept the whole time, not a day less.
  return date
}
