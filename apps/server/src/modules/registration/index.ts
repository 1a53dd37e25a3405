export { findPending } from './internal.ts'
