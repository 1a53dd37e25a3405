export const commissionErrors = {
  'commission.too-many-lines': {
    status: 409,
    message: 'The month has more than 50,000 lines. Download the statement of one channel or agent at a time.',
  },
  'commission.too-many-terms': { status: 409, message: 'An agent can have terms for 200 products or fewer.' },
} as const
