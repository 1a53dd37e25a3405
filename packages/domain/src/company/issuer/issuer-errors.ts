export const issuerErrors = {
  'issuer.in-the-past': {
    status: 422,
    message: 'Choose today or a later day: invoices that are written keep who issued them.',
  },
  'issuer.too-many': { status: 409, message: 'No more changes of who issues invoices are kept.' },
} as const
