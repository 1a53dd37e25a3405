export const fileIds = {
  faviconFile: 'company',
  file: 'company',
  logoFile: 'company',
  policyDocumentFile: 'company',
} as const
