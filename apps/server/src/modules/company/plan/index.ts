export { findPlansOn, findTerms } from './internal.ts'
export { saveSubscription } from './save-subscription.ts'
