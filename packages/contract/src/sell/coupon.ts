import { Coupon, CouponChange, CouponFilter, CouponForm, CouponRef } from '@coverwright/domain/sell/coupon/coupon'
import { CodesFile } from '@coverwright/domain/sell/promotion/promotion-code'
import { call, can, group, reads } from '../call.ts'

const changing = { access: can('manage-channels'), audit: true, isForReaders: true } as const

/** What customers save by a code. */
export const coupon = group('coupon', {
  createCoupon: call({
    ...changing,
    input: CouponForm,
    output: Coupon,
    errors: ['coupon.code-taken', 'product.not-found'],
  }),
  /** Whoever is paying at this moment pays what they saw. */
  updateCoupon: call({
    ...changing,
    input: CouponChange,
    output: Coupon,
    errors: [
      'coupon.not-found',
      'coupon.code-taken',
      'coupon.below-used',
      'coupon.codes-fixed',
      'coupon.changed-meanwhile',
      'product.not-found',
    ],
  }),
  activateCoupon: call({
    ...changing,
    input: CouponRef,
    output: Coupon,
    errors: ['coupon.not-found', 'coupon.already-activated'],
  }),
  deactivateCoupon: call({
    ...changing,
    input: CouponRef,
    output: Coupon,
    errors: ['coupon.not-found', 'coupon.already-deactivated'],
  }),
  /** Whoever has them can pay with them: it is noted who took them along. */
  downloadCodes: call({
    isLive: true,
    audit: true,
    whileSuspended: true,
    showsSecret: true,
    isForReaders: true,
    access: can('manage-channels'),
    input: CouponRef,
    output: CodesFile,
    errors: ['coupon.not-found'],
  }),
  listCoupons: call({
    access: reads('channels'),
    paged: ['name', 'code', 'createdAt'],
    input: CouponFilter,
    output: Coupon,
  }),
})
