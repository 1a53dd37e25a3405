export const companyIds = {
  company: 'company',
} as const
