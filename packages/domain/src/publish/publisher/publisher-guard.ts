export const publisherIds = {
  scheduleEvent: 'product',
  publishRequest: 'product',
} as const
