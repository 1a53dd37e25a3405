export const articleIds = {
  article: 'company',
} as const
