export { findPlansOn, findSubscription, findTerms } from './internal.ts'
