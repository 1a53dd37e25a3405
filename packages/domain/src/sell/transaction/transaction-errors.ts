export const transactionErrors = {
  'transaction.nobody': { status: 409, message: 'Name who the reports go to first.' },
} as const
