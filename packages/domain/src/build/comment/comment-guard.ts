export const commentIds = {
  comment: 'product',
} as const
