import { attemptLimits } from '../../company/session/attempt-limits.ts'

/** Of one company in a calendar month, for all its buyers: each is charged for. */
export const lookUpsInMonth = attemptLimits['look-up.company'].times
/** How long what was answered is taken for the answer. */
export const lookUpKeptMs = 24 * 60 * 60_000
