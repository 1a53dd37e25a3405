export { eraseReviewsOf } from './erase.ts'
export { withdrawVerification } from './withdraw.ts'
