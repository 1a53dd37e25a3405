export const releaseIds = {
  release: 'product',
  mount: 'product',
} as const
