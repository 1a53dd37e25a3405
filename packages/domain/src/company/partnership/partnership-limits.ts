export const partnershipLimits = {
  linkMs: 24 * 60 * 60_000,
  /** How long one waits before the same invitation is sent again. */
  resendMs: 60_000,
  /** Invitations a company has open at once: each is a mail to a stranger. */
  maxOpen: 100,
} as const
