import type { NounAudit } from '../../base/audit/noun-audit.ts'

export const couponAudit: NounAudit = {
  things: { coupon: 'Coupons' },
  named: { coupon: 'name' },
  done: {
    'coupon/createCoupon': 'made the coupon {}',
    'coupon/updateCoupon': 'changed the coupon {}',
    'coupon/activateCoupon': 'activated the coupon {}',
    'coupon/deactivateCoupon': 'deactivated the coupon {}',
    'coupon/downloadCodes': 'downloaded the codes of the coupon {}',
  },
}
