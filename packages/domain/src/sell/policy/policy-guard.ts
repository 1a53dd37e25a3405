export const policyIds = {
  policy: 'customer',
} as const

export const policyReaders = {
  sales: ['customer-management-center', 'publisher', 'project'],
} as const
