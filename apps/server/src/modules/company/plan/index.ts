export { findPlansOn, findSubscription, findTerms, findTermsToTell } from './internal.ts'
export { renewSubscription, subscriptionSweeps, watchUse } from './renew-job.ts'
export { changeSubscription, saveSubscription } from './save-subscription.ts'
export type { StoredCard, SubscriptionRow } from './tables.ts'
