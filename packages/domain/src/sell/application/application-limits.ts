const minute = 60_000

export const applicationLimits = {
  /** After this long without a sign of life a journey is over and its answers can no longer be reached. */
  idleMs: 60 * minute,
  /** The buyer is told this long before. */
  warnMs: 5 * minute,
  /** Whoever asks for a link to go on later, or waits for an underwriter, can come back for as long as a quote is good. */
  keptDays: 30,
  /** Fields and characters of all answers together. */
  maxFields: 500,
  maxBytes: 100_000,
} as const
