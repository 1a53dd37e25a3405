export { eraseReactivationsOf } from './erase-reactivations.ts'
export { findPending } from './internal.ts'
export { type ReactivationRequestRow, reactivationRequests } from './tables.ts'
