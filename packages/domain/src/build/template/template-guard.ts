export const templateIds = {
  documentTemplate: 'company',
  formFile: 'company',
  formTemplate: 'company',
  template: 'company',
  pageTemplate: 'company',
  templateBinding: 'company',
} as const

export const templateReaders = {
  /** A company's own, and of whoever runs the product the platform's. */
  templates: ['manage-templates', 'edit-system-templates'],
} as const
