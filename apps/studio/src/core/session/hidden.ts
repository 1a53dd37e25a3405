import { sessionLimits } from '@coverwright/domain/company/session/session-limits'

/** Whether a page that comes back was away so long that its user is signed out. */
export const wasHiddenTooLong = (hiddenAt: number | null, nowMs: number) =>
  hiddenAt !== null && nowMs - hiddenAt > sessionLimits.hiddenMs
