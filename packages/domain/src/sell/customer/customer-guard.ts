export const customerIds = {
  customer: 'customer',
} as const
