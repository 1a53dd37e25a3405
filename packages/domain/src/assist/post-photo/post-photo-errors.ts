import { messages } from '../../messages.ts'

export const postPhotoErrors = {
  'post-photo.not-found': { status: 404, message: 'The photo could not be found!' },
  'post-photo.too-many': { status: 409, message: messages.limitExceeded },
  'post-photo.not-in-state': { status: 409, message: 'Somebody has decided on this photo meanwhile.' },
  'post-photo.alt-missing': { status: 409, message: 'Describe the photo before it is approved.' },
  'post-photo.in-use': { status: 409, message: 'A post names this photo. Take it out there first.' },
} as const
