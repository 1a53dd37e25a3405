export { findSenderByCode, findSenderById, findSenderByPromoCode, hasPromoCodes, type Sender } from './find-sender.ts'
