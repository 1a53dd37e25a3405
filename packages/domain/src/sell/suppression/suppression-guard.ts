export const suppressionIds = { suppression: 'company' } as const
