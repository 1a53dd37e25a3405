export const planOrderIds = {
  creditNote: 'company',
  invoice: 'company',
  planOrder: 'company',
} as const
