export const invitationMs = 24 * 60 * 60_000

/** How long one waits before the same invitation is sent again. */
export const resendMs = 60_000

/** Rows of one batch. */
export const maxBatchRows = 100

/** Of a file that lists people. */
export const maxListBytes = 1024 * 1024
