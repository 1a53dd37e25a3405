export const accountIds = {
  reactivation: 'company',
} as const
