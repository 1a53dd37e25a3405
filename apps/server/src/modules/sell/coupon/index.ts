export { type CouponSaving, findCouponByCode, findSavingByCode, findSavingById, hasCoupons } from './find-saving.ts'
export { getCouponInCompany, today } from './internal.ts'
export { type CouponRow, coupons } from './tables.ts'
