const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

export const registrationLimits = {
  /** From sign-up; a transfer of the primary user never restarts or lengthens it. */
  trialDays: 21,
  /** A link that was mailed to verify an address. */
  linkMs: 24 * hour,
  /** A verified number waits this long for the rest of its sign-up. */
  phoneMs: hour,
  /** How often the link of one sign-up is mailed, and one number is sent a code, in a day. */
  linksADay: 5,
  codesADay: 5,
  /** Codes asked for from one address in a day: text messages cost money, and not the asker's. */
  codesADayFromAddress: 30,
  /** Wrong answers to what company and who, before the link is spent. */
  detailTries: 5,
  /** What somebody left who never came back. */
  forgottenMs: 7 * day,
  /** One request a company in this time. */
  reactivationMs: day,
} as const

export const trialEndOf = (signedUpAt: Date) => new Date(signedUpAt.getTime() + registrationLimits.trialDays * day)

/** Days a trial still has, the begun one included; none once it is over. */
export const trialDaysLeft = (trialEndsAt: Date, now: Date) =>
  Math.max(0, Math.ceil((trialEndsAt.getTime() - now.getTime()) / day))
