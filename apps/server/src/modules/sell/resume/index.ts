export { confirmAddress } from './confirm-address.ts'
export { findKept, type KeptApplication } from './find-kept.ts'
export { saveForLater } from './save-for-later.ts'
