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
  /** Templates that a member has sent to themselves; counted in their own company. */
  'template-test.member': { times: 20, ms: hour },
  /** How often a company hears that a template lacked a value. */
  'template-missing.template': { times: 1, ms: day },
  /** Promo codes typed into shops: for one journey, and by one caller for whichever. */
  'promo-code.application': { times: 5, ms: day },
  'promo-code.address': { times: 100, ms: hour },
  // Each holds one for as long as a card page stays open.
  'promotion-hold.address': { times: 20, ms: hour },
  /** Calls of other systems, which charge for each: for one journey, and for one caller in whichever. */
  'connector.application': { times: 30, ms: day },
  'connector.address': { times: 100, ms: hour },
  /** What buyers have looked up while they answer: of one company in a month, and by one caller. */
  'look-up.company': { times: 5000, ms: 31 * day },
  'look-up.address': { times: 100, ms: hour },
  /** Enquiries to one agent: by one caller, and by whomever. */
  'lead.caller': { times: 5, ms: hour },
  'lead.page': { times: 200, ms: day },
  /** Links by which agents confirm their pages: of one company to one mailbox, and to whomever; counted in that company. */
  'agent-page-mail.recipient': { times: 5, ms: day },
  'agent-page-mail.company': { times: 50, ms: day },
  /** Whether an address is registered, which signing up must say. */
  'registered.address': { times: 60, ms: hour },
} as const satisfies Readonly<Record<string, AttemptLimit>>

export type AttemptName = keyof typeof attemptLimits

export const attemptNames = Object.keys(attemptLimits) as [AttemptName, ...AttemptName[]]
