/** Another system, or what is kept here. */
export const connectorTypes = ['external', 'internal'] as const

export type ConnectorType = (typeof connectorTypes)[number]

/** The read calls of our own contract that a journey may ask. Each answers little, and nothing of whom it is about. */
export const internalCalls = [
  'policy/findPolicy',
  'policy/countPolicies',
  'referral/countReferrals',
  'dataSource/findRow',
  'agent/findAgent',
  'keyword/findKeyword',
] as const

export type InternalCall = (typeof internalCalls)[number]
