import {
  Post,
  PostCalendar,
  PostCalendarDays,
  PostChange,
  PostChoices,
  PostConfirmation,
  PostDetail,
  PostDrafting,
  PostDrafts,
  PostFilter,
  PostForm,
  PostRef,
  PostReturn,
  PostSchedule,
  PostSettings,
} from '@coverwright/domain/assist/post/post'
import { z } from 'zod'
import { call, can, group, reads } from '../call.ts'
import { modelErrors } from './answer-model.ts'

const access = reads('posts')
/** It names a product to speak of it, and changes nothing of it. */
const writing = { access: can('write-posts'), audit: true, isForReaders: true } as const
const deciding = { access: can('approve-posts'), audit: true } as const
const moved = ['post.not-found', 'post.not-in-state'] as const
const named = [
  'post-account.not-found',
  'post.template-gone',
  'product.not-found',
  'channel.not-found',
  'post-photo.not-found',
  'post.in-the-past',
] as const
const fit = [
  'post.template-gone',
  'post.photo-not-approved',
  'post.alt-missing',
  'post.unfinished',
  'post.too-long',
] as const

/** What the company says on social networks, from a draft to where it stands. */
export const post = group('post', {
  listPosts: call({
    access,
    paged: ['name', 'state', 'scheduledAt', 'createdAt'],
    input: PostFilter,
    output: Post,
  }),
  getCalendar: call({ access, input: PostCalendar, output: PostCalendarDays }),
  getPost: call({ access, input: PostRef, output: PostDetail, errors: ['post.not-found'] }),
  getChoices: call({ access, input: z.strictObject({}), output: PostChoices }),
  /** By a model outside, where the company lets it. Its author chooses among them, and changes what they take. */
  getDrafts: call({
    access: can('write-posts'),
    input: PostDrafting,
    output: PostDrafts,
    errors: ['post-account.not-found', 'post.template-gone', 'product.not-found', ...modelErrors],
  }),
  createPost: call({ ...writing, input: PostForm, output: Post, errors: [...named, 'post.too-many'] }),
  updatePost: call({ ...writing, input: PostChange, output: Post, errors: [...named, ...moved] }),
  deletePost: call({ ...writing, input: PostRef, output: z.null(), errors: moved }),
  submitPost: call({ ...writing, input: PostRef, output: Post, errors: [...moved, ...fit] }),
  /** By somebody else than who wrote it, unless the company has it otherwise. */
  approvePost: call({
    ...deciding,
    isPersonal: true,
    input: PostRef,
    output: Post,
    errors: [...moved, 'post.own-work', 'post.photo-not-approved', 'post.day-full'],
  }),
  returnPost: call({ ...deciding, input: PostReturn, output: Post, errors: moved }),
  /** At a time, or now. Of what failed it is another try. */
  schedulePost: call({
    ...writing,
    isLive: true,
    input: PostSchedule,
    output: Post,
    errors: [...moved, 'post.in-the-past', 'post.day-full', 'post.photo-not-approved'],
  }),
  unschedulePost: call({ ...writing, input: PostRef, output: Post, errors: moved }),
  /** A draft again: what was approved is not what is published then. */
  reopenPost: call({ ...writing, input: PostRef, output: Post, errors: moved }),
  /** Somebody saw it published: made by hand, or where the network did not say. */
  confirmPost: call({ ...writing, input: PostConfirmation, output: Post, errors: [...moved, 'post.not-by-hand'] }),
  /** Looks once more for what nobody knows of. */
  lookUpPost: call({ ...writing, input: PostRef, output: Post, errors: moved }),
  getSettings: call({ access, input: z.strictObject({}), output: PostSettings }),
  changeSettings: call({ ...deciding, input: PostSettings, output: PostSettings }),
})
