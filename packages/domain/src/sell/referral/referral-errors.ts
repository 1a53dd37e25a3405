export const referralErrors = {
  'referral.not-found': { status: 404, message: 'The case could not be found!' },
  'referral.decided': { status: 409, message: 'This case can no longer be decided.' },
  'referral.no-such-plan': { status: 422, message: 'The product has no such plan or choice.' },
  'referral.not-insured': {
    status: 409,
    message: 'This case has no price, so that no terms can be offered.',
  },
} as const
