export const webhookIds = {
  webhook: 'company',
  webhookDelivery: 'company',
} as const
