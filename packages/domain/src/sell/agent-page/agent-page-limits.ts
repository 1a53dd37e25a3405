/** Not removed, of one company, whatever its plan. */
export const maxAgentPages = 5
export const maxSocialLinks = 5
/** Chosen to be shown on one page. */
export const maxShownProducts = 20

/** How long the link works that asks an agent to confirm. */
export const confirmationMs = 24 * 60 * 60_000
/** How long one waits before it is sent again. */
export const askAgainMs = 60_000

/** Of a file that lists agents. */
export const maxAgentListBytes = 1024 * 1024
