export { findPlansOn, findSubscription, findTerms } from './internal.ts'
export { renewSubscription, subscriptionSweeps } from './renew-job.ts'
export { changeSubscription, saveSubscription } from './save-subscription.ts'
export type { StoredCard, SubscriptionRow } from './tables.ts'
