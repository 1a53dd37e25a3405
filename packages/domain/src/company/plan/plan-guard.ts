export const planIds = {
  plan: 'company',
} as const
