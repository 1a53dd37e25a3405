export const couponIds = {
  coupon: 'company',
} as const
