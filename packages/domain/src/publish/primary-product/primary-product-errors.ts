export const primaryProductErrors = {
  'primary-product.not-found': { status: 404, message: 'The primary product could not be found!' },
  'primary-product.not-possible': { status: 409, message: 'This cannot be done with the product as it is now.' },
  'primary-product.not-own-body': {
    status: 409,
    message: 'The questions, cover and prices are the provider’s. Only the design is yours to change.',
  },
} as const
