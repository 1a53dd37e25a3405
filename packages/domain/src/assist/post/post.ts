import { z } from 'zod'
import { mergedText } from '../../base/merge/merge.ts'
import { networks } from '../../build/template/post-networks.ts'
import { postFields } from '../../build/template/template-fields.ts'
import { idOf, moment, requiredText } from '../../fields.ts'
import { localTimePattern } from '../../publish/release/local-time.ts'
import { postLifecycle } from './post-lifecycle.ts'
import { postLimits } from './post-limits.ts'

const localTime = z.string().regex(localTimePattern, 'Enter a date and a time')

const when = {
  /** On the company's clocks; null is as soon as somebody says so. */
  localTime: localTime.nullable(),
  /** Where the clocks go back the hour comes twice. */
  takesSecond: z.boolean(),
}

const written = {
  name: requiredText(postLimits.name),
  accountId: idOf('postAccount', 'Choose an account'),
  templateId: idOf('postTemplate', 'Choose a template'),
  productId: idOf('product').nullable(),
  channelId: idOf('channel').nullable(),
  photoId: idOf('postPhoto').nullable(),
  text: mergedText(postLimits.text, postFields),
  ...when,
}

const example = {
  name: 'Spring campaign',
  productId: null,
  channelId: null,
  photoId: null,
  text: 'A vet’s bill can come at any time. {{company}} looks after it.',
  localTime: null,
  takesSecond: false,
}

export const PostForm = z.strictObject(written).meta({ id: 'PostForm', examples: [example] })

export type PostForm = z.output<typeof PostForm>

export const PostChange = z
  .strictObject({ id: idOf('post'), ...written })
  .meta({ id: 'PostChange', examples: [{ ...example, name: 'Summer campaign' }] })

export const PostRef = z.strictObject({ id: idOf('post') })

export const PostReturn = z
  .strictObject({ id: idOf('post'), reason: requiredText(postLimits.reason) })
  .meta({ id: 'PostReturn', examples: [{ reason: 'Say what the excess is.' }] })

/** At a time, or now. */
export const PostSchedule = z
  .strictObject({ id: idOf('post'), ...when })
  .meta({ id: 'PostSchedule', examples: [{ localTime: '2030-06-01T09:30', takesSecond: false }] })

/** Somebody posted it themselves, and may say where. */
export const PostConfirmation = z
  .strictObject({
    id: idOf('post'),
    url: z
      .string()
      .trim()
      .max(500)
      .refine((url) => url === '' || /^https:\/\/[^\s]+$/.test(url), 'Enter an address that begins with https://'),
  })
  .meta({ id: 'PostConfirmation', examples: [{ url: 'https://social.example/@tarnbrook/1' }] })

export const Post = z
  .object({
    ...written,
    id: idOf('post'),
    text: z.string(),
    localTime: z.string().nullable(),
    state: z.enum(postLifecycle.states),
    network: z.enum(networks),
    accountName: z.string(),
    templateName: z.string(),
    productName: z.string().nullable(),
    channelName: z.string().nullable(),
    /** As it is published: from its submission on it stays what was read then. */
    composed: z.string(),
    /** Fields of it that nothing is known of. */
    missing: z.array(z.string()),
    length: z.int(),
    timeZone: z.string(),
    scheduledAt: moment.nullable(),
    author: z.string(),
    isOwn: z.boolean(),
    approver: z.string().nullable(),
    /** Why it came back, stopped or failed, or what it waits for. */
    problem: z.string().nullable(),
    attempts: z.int(),
    attemptedAt: moment.nullable(),
    publishedAt: moment.nullable(),
    url: z.string().nullable(),
    createdAt: moment,
    updatedAt: moment,
  })
  .meta({ id: 'Post' })

export type Post = z.output<typeof Post>

export const PostDetail = z
  .object({
    post: Post,
    photo: z.object({ name: z.string(), alt: z.string(), url: z.string() }).nullable(),
    /** Whether whoever asks may approve it: it must have been somebody else's work. */
    isApprovable: z.boolean(),
  })
  .meta({ id: 'PostDetail' })

export type PostDetail = z.output<typeof PostDetail>

/** What a model is to write drafts of: nothing of it is kept. */
export const PostDrafting = z
  .strictObject({
    accountId: written.accountId,
    templateId: written.templateId,
    productId: written.productId,
    about: requiredText(postLimits.about),
  })
  .meta({
    id: 'PostDrafting',
    examples: [{ productId: null, about: 'Our new cover pays dental treatment up to £750 a year.' }],
  })

export const PostDrafts = z
  .object({
    drafts: z.array(z.string()),
    /** Written, and left out: a figure in them was not given, or they do not fit. */
    dropped: z.int(),
  })
  .meta({ id: 'PostDrafts' })

export type PostDrafts = z.output<typeof PostDrafts>

export const PostFilter = z.strictObject({
  search: z.string().trim().max(200).optional(),
  state: z.enum(postLifecycle.states).optional(),
})

const aDay = 86_400_000

export const PostCalendar = z
  .strictObject({ from: moment, to: moment })
  .refine(
    ({ from, to }) => {
      const days = (Date.parse(to) - Date.parse(from)) / aDay
      return days > 0 && days <= postLimits.calendarDays
    },
    { path: ['to'], message: `Ask for ${postLimits.calendarDays} days at most` },
  )
  .meta({ examples: [{ from: '2026-11-01T00:00:00.000Z', to: '2026-12-01T00:00:00.000Z' }] })

export const PostCalendarDays = z.object({ posts: z.array(Post), isCut: z.boolean() }).meta({ id: 'PostCalendarDays' })

/** What a post may be made from, as it is published. */
const PostTemplate = z
  .object({ id: idOf('postTemplate'), name: z.string(), text: z.string(), riskLine: z.string() })
  .meta({ id: 'PostTemplate' })

/** What a post may name, to choose from. */
export const PostChoices = z
  .object({
    templates: z.array(PostTemplate),
    accounts: z.array(z.object({ id: idOf('postAccount'), name: z.string(), network: z.enum(networks) })),
    products: z.array(z.object({ id: idOf('product'), name: z.string() })),
    /** Each with the products it sells. */
    channels: z.array(z.object({ id: idOf('channel'), name: z.string(), productIds: z.array(idOf('product')) })),
    photos: z.array(z.object({ id: idOf('postPhoto'), name: z.string() })),
    company: z.string(),
    timeZone: z.string(),
    /** Where what is told to it goes, if the company lets a model write drafts. */
    modelHost: z.string().nullable(),
  })
  .meta({ id: 'PostChoices' })

export type PostChoices = z.output<typeof PostChoices>

export const PostSettings = z
  .strictObject({ needsSecondPerson: z.boolean() })
  .meta({ id: 'PostSettings', examples: [{ needsSecondPerson: true }] })
