export const domainOrderIds = {
  domainOrder: 'company',
} as const
