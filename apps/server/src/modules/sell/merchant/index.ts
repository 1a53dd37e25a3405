export { findSenderByCode, findSenderById, findSenderByPromoCode, hasPromoCodes, type Sender } from './find-sender.ts'
export { getMerchantInCompany } from './internal.ts'
