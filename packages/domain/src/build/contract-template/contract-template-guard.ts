export const contractTemplateIds = {
  contractTemplate: 'company',
} as const
