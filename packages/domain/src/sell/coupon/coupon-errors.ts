export const couponErrors = {
  'coupon.not-found': { status: 404, message: 'The coupon could not be found!' },
  'coupon.code-taken': { status: 409, message: 'This promo code already exists.' },
  'coupon.already-activated': { status: 409, message: 'The coupon is already activated.' },
  'coupon.already-deactivated': { status: 409, message: 'The coupon is already deactivated.' },
  'coupon.changed-meanwhile': {
    status: 409,
    message: 'Somebody else has changed the coupon since you opened it. Open it again before you save.',
  },
  'coupon.codes-fixed': {
    status: 409,
    message: 'Codes are with customers already: the promo code, and whether each has one, stay as they are.',
  },
  'coupon.below-used': {
    status: 409,
    message: 'It was used more often already: the usage count cannot be below that.',
  },
} as const
