export { promotionJobs } from './make-codes.ts'
export { countHoldsOf, forgetHolder, reserveCoupon } from './reserve-coupon.ts'
export { reserveVoucher } from './reserve-voucher.ts'
export { canReturnVoucher, lockPromotions, releasePromotions, returnVoucher, usePromotions } from './settle-holds.ts'
