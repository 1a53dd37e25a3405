export { findPending } from './internal.ts'
export { type ReactivationRow, reactivationRequests } from './tables.ts'
