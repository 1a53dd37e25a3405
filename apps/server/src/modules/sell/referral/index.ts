export { getOffered, type Offered } from './find-underwriting.ts'
export { followPrice } from './follow-price.ts'
export { referralBought } from './referral-bought.ts'
