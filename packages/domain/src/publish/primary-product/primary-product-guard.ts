export const primaryProductIds = {
  movedProduct: 'product',
  resaleProduct: 'product',
  // A partner's: what is made of it here is a product of one's own.
  primaryProduct: 'company',
} as const

export const primaryProductReaders = {
  offers: ['primary-product', 'project'],
} as const
