import type { photo } from '@coverwright/contract/build/photo'
import type { HandlersOf } from '../../../platform/http/handlers.ts'
import type { Published } from '../product/index.ts'
import { deletePhotoWith } from './delete-photo.ts'
import { listPhotos } from './list-photos.ts'
import { updatePhoto } from './update-photo.ts'
import { uploadPhoto } from './upload-photo.ts'

export const photoCalls = (published: Published): HandlersOf<typeof photo> => ({
  uploadPhoto,
  listPhotos,
  updatePhoto,
  deletePhoto: deletePhotoWith(published),
})
