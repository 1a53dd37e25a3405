export const merchantIds = {
  merchant: 'company',
} as const
