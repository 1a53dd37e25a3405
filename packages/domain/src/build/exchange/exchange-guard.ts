export const exchangeIds = {
  exchangeItem: 'company',
  exchangeReport: 'company',
  exchangeReview: 'company',
  // Of whoever runs the product: any company reads it.
  releasedItem: 'company',
} as const

export const exchangeReaders = {
  /** What other companies gave to the exchange, to be taken. */
  availableDesigns: ['project', 'designStudio', 'exchange-designs'],
} as const
