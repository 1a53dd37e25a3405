export const customerErrors = {
  'customer.not-found': { status: 404, message: 'The customer could not be found!' },
  'customer.insured': {
    status: 409,
    message: 'A policy of this customer is in force. Personal data can be erased when it has ended.',
  },
  'customer.paying': {
    status: 409,
    message: 'This customer is about to pay. Personal data can be erased when that is settled.',
  },
  'customer.erased': { status: 409, message: 'The personal data of this customer were erased.' },
  'policy.not-found': { status: 404, message: 'The policy could not be found!' },
  'policy.not-in-force': { status: 409, message: 'This policy has already ended.' },
  'policy.too-late': { status: 409, message: 'The days to change one’s mind are over.' },
} as const
