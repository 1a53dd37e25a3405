export const agreementIds = {
  agreement: 'company',
  agreementFile: 'company',
} as const
