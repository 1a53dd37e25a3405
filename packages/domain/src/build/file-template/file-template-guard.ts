export const fileTemplateIds = {
  fileTemplate: 'company',
} as const
