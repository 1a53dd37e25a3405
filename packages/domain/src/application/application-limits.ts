const minute = 60_000

export const applicationLimits = {
  /** After this long without a sign of life a journey is over and its answers can no longer be reached. */
  idleMs: 60 * minute,
  /** The buyer is told this long before. */
  warnMs: 5 * minute,
  /** Fields and characters of all answers together. */
  maxFields: 500,
  maxBytes: 100_000,
} as const
