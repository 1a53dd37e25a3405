export const businessTypes = ['insurer', 'broker'] as const

/**
 * Where the customer's money goes: to the insurer (P2I, so brokers have no gateway), to the broker (P1B, so insurers
 * have none), or either may take it.
 */
export const paymentModes = ['P2I', 'P1B', 'both'] as const

export type BusinessType = (typeof businessTypes)[number]
export type PaymentMode = (typeof paymentModes)[number]
