import { sessionLimits } from './session-limits.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

interface AttemptLimit {
  readonly times: number
  /** From the first on, and once more from the last that was allowed: so long the rest is refused. */
  readonly ms: number
}

/** How often those who are not signed in may try something. All servers count together. */
export const attemptLimits = {
  /** Wrong passwords for one account, from one address or on one device that the account knows. */
  'password.caller': { times: sessionLimits.signInTries, ms: sessionLimits.signInRestMs },
  /** From one address, for whichever accounts: a whole office may be behind it. */
  'password.address': { times: 100, ms: 15 * minute },
  /** For one account, from wherever. A device it knows is not held up by it. */
  'password.account': { times: 100, ms: hour },
  /** Mails of one kind to one mailbox, asked for from one address. */
  'mail.caller': { times: 5, ms: day },
  'mail.recipient': { times: 20, ms: day },
  'mail.address': { times: 100, ms: hour },
  /** Mails of shops to an address that was only typed: for one journey, to one mailbox, for one caller. */
  'shop-mail.application': { times: 3, ms: day },
  'shop-mail.recipient': { times: 3, ms: day },
  'shop-mail.address': { times: 20, ms: day },
  /** Whether an address is registered, which signing up must say. */
  'registered.address': { times: 60, ms: hour },
} as const satisfies Readonly<Record<string, AttemptLimit>>

export type AttemptName = keyof typeof attemptLimits

export const attemptNames = Object.keys(attemptLimits) as [AttemptName, ...AttemptName[]]
