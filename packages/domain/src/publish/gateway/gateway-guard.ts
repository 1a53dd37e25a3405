export const gatewayIds = {
  gateway: 'company',
} as const

export const gatewayReaders = {
  gateways: ['manage-gateways', 'project'],
} as const
