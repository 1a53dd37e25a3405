export const pricingTableIds = {
  pricingTable: 'product',
  pricingTableVersion: 'product',
} as const
