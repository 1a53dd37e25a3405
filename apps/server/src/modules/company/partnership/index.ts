export { bindCompanies, isBoundTo } from './bind-companies.ts'
export { findBoundPartner, findPartnerDetails } from './find-bound-partner.ts'
export { isPaidByCustomers, ownPaymentMode } from './own-payment-mode.ts'
export { knownCompanies } from './views.ts'
