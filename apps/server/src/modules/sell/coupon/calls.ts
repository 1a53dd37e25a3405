import type { coupon } from '@coverwright/contract/sell/coupon'
import type { HandlersOf } from '../../../platform/http/handlers.ts'
import { activateCoupon } from './activate-coupon.ts'
import { createCoupon } from './create-coupon.ts'
import { deactivateCoupon } from './deactivate-coupon.ts'
import { downloadCodes } from './download-codes.ts'
import { listCoupons } from './list-coupons.ts'
import { updateCoupon } from './update-coupon.ts'

export const couponCalls: HandlersOf<typeof coupon> = {
  createCoupon,
  updateCoupon,
  activateCoupon,
  deactivateCoupon,
  listCoupons,
  downloadCodes,
}
