export { type CouponSaving, findSavingByCode, findSavingById, hasCoupons } from './find-saving.ts'
export { getCouponInCompany, today } from './internal.ts'
export { coupons } from './tables.ts'
