export { findCommissions } from './find-commission.ts'
export { findTerms } from './find-terms.ts'
export { keepCommission } from './keep-commission.ts'
