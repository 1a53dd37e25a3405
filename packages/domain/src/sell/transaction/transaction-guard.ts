export const transactionIds = {
  transaction: 'customer',
} as const
