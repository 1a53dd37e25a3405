export const postPhotoIds = {
  postPhoto: 'company',
} as const
