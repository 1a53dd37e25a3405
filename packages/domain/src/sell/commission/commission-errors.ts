export const commissionErrors = {
  'commission.too-many-lines': {
    status: 409,
    message: 'The month has more than 50,000 lines. Download the statement of one channel at a time.',
  },
} as const
