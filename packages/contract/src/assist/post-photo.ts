import {
  PostPhoto,
  PostPhotoFilter,
  PostPhotoForm,
  PostPhotoRef,
  PostPhotoUpload,
} from '@coverwright/domain/assist/post-photo/post-photo'
import { z } from 'zod'
import { call, can, group, reads } from '../call.ts'

const access = reads('posts')
const writing = { access: can('write-posts'), audit: true } as const
const deciding = { access: can('approve-posts'), audit: true, input: PostPhotoRef, output: PostPhoto } as const
const moved = ['post-photo.not-found', 'post-photo.not-in-state'] as const

/** Pictures for posts: somebody with the right to says whether one may be shown. */
export const postPhoto = group('postPhoto', {
  listPhotos: call({ access, paged: ['name', 'state', 'createdAt'], input: PostPhotoFilter, output: PostPhoto }),
  /** Turned upright, stripped of what the camera wrote into it, and drawn as every network takes it. */
  uploadPhoto: call({
    ...writing,
    takesFile: true,
    input: PostPhotoUpload,
    output: PostPhoto,
    errors: ['file.format', 'file.too-large', 'file.empty', 'post-photo.too-many'],
  }),
  updatePhoto: call({ ...writing, input: PostPhotoForm, output: PostPhoto, errors: ['post-photo.not-found'] }),
  approvePhoto: call({ ...deciding, errors: [...moved, 'post-photo.alt-missing'] }),
  /** Posts that name it and are not under way are stopped. */
  revokePhoto: call({ ...deciding, errors: moved }),
  rejectPhoto: call({ ...deciding, errors: moved }),
  restorePhoto: call({ ...deciding, errors: moved }),
  deletePhoto: call({
    ...writing,
    input: PostPhotoRef,
    output: z.null(),
    errors: ['post-photo.not-found', 'post-photo.in-use'],
  }),
})
