import { postLifecycle } from '@coverwright/domain/assist/post/post-lifecycle'
import { postAccountLifecycle } from '@coverwright/domain/assist/post-account/post-account-lifecycle'
import { postPhotoLifecycle } from '@coverwright/domain/assist/post-photo/post-photo-lifecycle'
import { languages } from '@coverwright/domain/base/language/language'
import { networks } from '@coverwright/domain/build/template/post-networks'
import { boolean, foreignKey, index, integer, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { alreadyTaken } from '../../../platform/database/already-taken.ts'
import { tenantTable } from '../../../platform/database/tenant-table.ts'
import { storedFiles } from '../../company/file/index.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const postPhotos = tenantTable(
  'post_photo',
  {
    name: text('name').notNull(),
    alt: text('alt').notNull(),
    state: text('state', { enum: postPhotoLifecycle.states }).notNull().default(postPhotoLifecycle.initial),
    fileId: uuid('file_id').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    bytes: integer('bytes').notNull(),
    uploaderId: uuid('uploader_id').notNull(),
    /** Who described it last; whoever added it where nobody did since. */
    describerId: uuid('describer_id'),
    /** Who decided last; none while it is pending. */
    deciderId: uuid('decider_id'),
  },
  (photo) => [
    foreignKey({
      name: 'post_photo_file',
      columns: [photo.companyId, photo.fileId],
      foreignColumns: [storedFiles.companyId, storedFiles.id],
    }),
    index('post_photo_by_name').on(photo.companyId, photo.name, photo.id),
    index('post_photo_by_state').on(photo.companyId, photo.state, photo.id),
    index('post_photo_by_time').on(photo.companyId, photo.createdAt, photo.id),
    index('post_photo_of_file').on(photo.companyId, photo.fileId),
  ],
)

export type PostPhotoRow = typeof postPhotos.$inferSelect

export const postAccounts = tenantTable(
  'post_account',
  {
    name: text('name').notNull(),
    network: text('network', { enum: networks }).notNull(),
    address: text('address').notNull(),
    handle: text('handle').notNull(),
    sealedSecret: text('sealed_secret'),
    /** Its last characters, to tell it from another. */
    secretHint: text('secret_hint'),
    postsOfDay: integer('posts_of_day').notNull(),
    state: text('state', { enum: postAccountLifecycle.states }).notNull().default(postAccountLifecycle.initial),
    problem: text('problem'),
    testedAt: moment('tested_at'),
  },
  (account) => [
    unique('post_account_name').on(account.companyId, account.name),
    index('post_account_by_time').on(account.companyId, account.createdAt, account.id),
  ],
)

export type PostAccountRow = typeof postAccounts.$inferSelect

export const posts = tenantTable(
  'post',
  {
    name: text('name').notNull(),
    accountId: uuid('account_id').notNull(),
    /** What it was written from, and what that fixes: kept here, for a template may change or go. */
    templateId: uuid('template_id').notNull(),
    templateName: text('template_name').notNull(),
    riskLine: text('risk_line').notNull(),
    language: text('language', { enum: languages }).notNull(),
    /** What it speaks of, and whose link it carries: either may be gone by now, and the words stay. */
    productId: uuid('product_id'),
    channelId: uuid('channel_id'),
    photoId: uuid('photo_id'),
    text: text('text').notNull(),
    /** Word for word what is published; from its submission on nothing changes it. */
    composed: text('composed').notNull(),
    missing: text('missing').array().notNull(),
    state: text('state', { enum: postLifecycle.states }).notNull().default(postLifecycle.initial),
    localTime: text('local_time'),
    takesSecond: boolean('takes_second').notNull(),
    scheduledAt: moment('scheduled_at'),
    /** When it is looked at next: to publish it, or to find out what became of it. Null where nothing is to come. */
    dueAt: moment('due_at'),
    authorId: uuid('author_id').notNull(),
    /** Who changed it last, and everybody who ever did: none of them approves it, for any word may be theirs. */
    editorId: uuid('editor_id').notNull(),
    editorIds: uuid('editor_ids').array().notNull().default([]),
    approverId: uuid('approver_id'),
    problem: text('problem'),
    /** How often it was handed to the network. */
    attempts: integer('attempts').notNull().default(0),
    attemptedAt: moment('attempted_at'),
    /** Of all tries under the same key. */
    firstAttemptedAt: moment('first_attempted_at'),
    /** By which the network tells one attempt from another post: written before it hears of it. */
    attemptKey: text('attempt_key'),
    lookUps: integer('look_ups').notNull().default(0),
    publishedAt: moment('published_at'),
    url: text('url'),
  },
  (post) => [
    foreignKey({
      name: 'post_account_of',
      columns: [post.companyId, post.accountId],
      foreignColumns: [postAccounts.companyId, postAccounts.id],
    }),
    foreignKey({
      name: 'post_photo_of',
      columns: [post.companyId, post.photoId],
      foreignColumns: [postPhotos.companyId, postPhotos.id],
    }),
    index('post_by_name').on(post.companyId, post.name, post.id),
    index('post_by_state').on(post.companyId, post.state, post.id),
    index('post_by_day').on(post.companyId, post.scheduledAt, post.id),
    index('post_by_time').on(post.companyId, post.createdAt, post.id),
    index('post_of_account').on(post.companyId, post.accountId, post.scheduledAt),
    index('post_of_photo').on(post.companyId, post.photoId),
    index('post_due').on(post.companyId, post.dueAt),
  ],
)

export type PostRow = typeof posts.$inferSelect

/** One row of a company that has it otherwise. */
export const postSettings = tenantTable(
  'post_setting',
  { needsSecondPerson: boolean('needs_second_person').notNull() },
  (setting) => [unique('post_setting_once').on(setting.companyId)],
)

alreadyTaken({ post_account_name: { code: 'post-account.name-taken', field: 'name' } })
