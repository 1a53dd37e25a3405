export const maintenanceIds = {
  documentReplacement: 'product',
  maintenanceWindow: 'company',
} as const
