export const postIds = {
  post: 'company',
  postTemplate: 'company',
} as const

export const postReaders = {
  /** What is said on social networks, its photos and accounts. */
  posts: ['write-posts', 'approve-posts'],
} as const
