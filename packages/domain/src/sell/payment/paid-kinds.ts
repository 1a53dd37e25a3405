/** What can be paid for. Each has a settler, which says what becomes of it when the money is there. */
export const paidKinds = ['policy', 'order', 'card', 'domain-order'] as const

export type PaidKind = (typeof paidKinds)[number]
