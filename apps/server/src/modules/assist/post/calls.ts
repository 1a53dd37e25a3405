import type { post } from '@coverwright/contract/assist/post'
import type { postAccount } from '@coverwright/contract/assist/post-account'
import type { postPhoto } from '@coverwright/contract/assist/post-photo'
import type { HandlersOf } from '../../../platform/http/handlers.ts'
import { createAccount, deleteAccount, listAccounts, updateAccount } from './account/save-account.ts'
import { testAccount } from './account/test-account.ts'
import { approvePost, returnPost } from './decide-post.ts'
import { approvePhoto, deletePhoto, rejectPhoto, restorePhoto, revokePhoto, updatePhoto } from './photo/change-photo.ts'
import { listPhotos } from './photo/list-photos.ts'
import { uploadPhoto } from './photo/upload-photo.ts'
import { getCalendar, getChoices, getPost, listPosts } from './read-posts.ts'
import { confirmPost, lookUpPost, reopenPost, schedulePost, unschedulePost } from './schedule-post.ts'
import { changeSettings, getSettings } from './settings.ts'
import { getDrafts } from './write-drafts.ts'
import { createPost, deletePost, submitPost, updatePost } from './write-post.ts'

export const postCalls: HandlersOf<typeof post> = {
  listPosts,
  getCalendar,
  getPost,
  getChoices,
  getDrafts,
  createPost,
  updatePost,
  deletePost,
  submitPost,
  approvePost,
  returnPost,
  schedulePost,
  unschedulePost,
  reopenPost,
  confirmPost,
  lookUpPost,
  getSettings,
  changeSettings,
}

export const postPhotoCalls: HandlersOf<typeof postPhoto> = {
  listPhotos,
  uploadPhoto,
  updatePhoto,
  approvePhoto,
  revokePhoto,
  rejectPhoto,
  restorePhoto,
  deletePhoto,
}

export const postAccountCalls: HandlersOf<typeof postAccount> = {
  listAccounts,
  createAccount,
  updateAccount,
  testAccount,
  deleteAccount,
}
