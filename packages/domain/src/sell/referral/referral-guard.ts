export const referralIds = {
  referral: 'customer',
} as const
