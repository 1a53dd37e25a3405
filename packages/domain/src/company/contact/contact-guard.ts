export const contactIds = {
  contact: 'company',
} as const

export const contactReaders = {
  contacts: ['company-profile', 'manage-partners', 'project'],
} as const
