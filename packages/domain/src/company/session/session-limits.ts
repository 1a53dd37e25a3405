const minute = 60_000
const hour = 60 * minute

export const sessionLimits = {
  /** A page hidden longer than this signs its user out on return. */
  hiddenMs: 12 * hour,
  /** Refreshes in a row without a call succeeding; one more ends the session. */
  refreshesInARow: 4,
  tokenMs: 15 * minute,
  refreshMs: 12 * hour,
  signingMs: 12 * hour,
  codeMs: 10 * minute,
  /** Guesses at one code. */
  codeTries: 5,
  /** Codes of one purpose made for one person in a day, and guesses at all of them. */
  codesADay: 20,
  codeTriesADay: 100,
  /** How long a person waits before another code is sent. */
  resendMs: minute,
  /** Wrong passwords in a row before no more are taken, and for how long. */
  signInTries: 10,
  signInRestMs: 15 * minute,
} as const
