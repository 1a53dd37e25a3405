export const apiKeyIds = {
  apiKey: 'company',
} as const
