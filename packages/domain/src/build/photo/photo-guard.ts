export const photoIds = {
  photo: 'company',
} as const
