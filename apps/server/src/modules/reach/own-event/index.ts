export { findOwnEvent } from './internal.ts'
export { ownEvents } from './tables.ts'
