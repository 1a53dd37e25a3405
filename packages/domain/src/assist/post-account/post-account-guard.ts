export const postAccountIds = {
  postAccount: 'company',
} as const
