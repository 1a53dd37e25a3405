export { findCommissions } from './find-commission.ts'
export { keepCommission } from './keep-commission.ts'
