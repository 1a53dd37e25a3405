export const domainIds = {
  domain: 'company',
} as const
