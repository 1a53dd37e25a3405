export const verificationIds = {
  review: 'company',
  verificationFile: 'company',
} as const
