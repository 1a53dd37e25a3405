/** What is found for buyers while they answer. */
export const lookUpRoles = ['address', 'vehicle'] as const

export type LookUpRole = (typeof lookUpRoles)[number]
