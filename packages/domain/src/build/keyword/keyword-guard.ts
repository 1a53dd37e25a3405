export const keywordIds = {
  keyword: 'company',
} as const

export const keywordReaders = {
  /** Named in texts of all kinds. */
  keywords: ['project', 'designStudio', 'manage-templates', 'manage-automation'],
} as const
