import { Photo, PhotoFilter, PhotoForm, PhotoRef, PhotoUpload } from '@coverwright/domain/build/photo/photo'
import { call, can, group, reads } from '../call.ts'

export const photo = group('photo', {
  /** Turned upright, stripped of what the camera wrote into it, and kept in several widths. */
  uploadPhoto: call({
    access: can('designStudio'),
    audit: true,
    takesFile: true,
    input: PhotoUpload,
    output: Photo,
    errors: ['file.format', 'file.too-large', 'file.empty'],
  }),
  listPhotos: call({
    access: reads('designParts'),
    paged: ['name', 'createdAt'],
    input: PhotoFilter,
    output: Photo,
  }),
  updatePhoto: call({
    access: can('designStudio'),
    audit: true,
    input: PhotoForm,
    output: Photo,
    errors: ['photo.not-found'],
  }),
  deletePhoto: call({
    access: can('designStudio'),
    audit: true,
    input: PhotoRef,
    output: Photo,
    errors: ['photo.not-found', 'photo.in-use'],
  }),
})
