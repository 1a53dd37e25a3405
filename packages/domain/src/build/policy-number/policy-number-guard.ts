export const policyNumberIds = {
  policyNumber: 'company',
} as const

export const policyNumberReaders = {
  policyNumbers: ['manage-policy-numbers', 'project'],
} as const
