import { z } from 'zod'
import { idOf, moment, requiredText } from '../../fields.ts'
import { postLimits } from '../post/post-limits.ts'
import { postPhotoLifecycle } from './post-photo-lifecycle.ts'

const about = {
  name: requiredText(120),
  /** Read out to whoever does not see it. A photo without it goes into no post. */
  alt: z.string().trim().max(postLimits.alt),
}

/** Without a model's name: it travels in a query. */
export const PostPhotoUpload = z.strictObject({ name: requiredText(200) }).meta({ examples: [{ name: 'harbour.png' }] })

export const PostPhotoForm = z.strictObject({ id: idOf('postPhoto'), ...about }).meta({
  id: 'PostPhotoForm',
  examples: [{ name: 'Harbour at dawn', alt: 'Boats in a harbour, the sun behind them' }],
})

export const PostPhotoRef = z.strictObject({ id: idOf('postPhoto') })

export const PostPhoto = z
  .object({
    ...about,
    id: idOf('postPhoto'),
    state: z.enum(postPhotoLifecycle.states),
    width: z.int(),
    height: z.int(),
    bytes: z.int(),
    uploader: z.string(),
    decider: z.string().nullable(),
    /** Opens for some minutes. */
    url: z.string(),
    /** Posts that name it and are not published. */
    waitingPosts: z.int(),
    createdAt: moment,
    updatedAt: moment,
  })
  .meta({ id: 'PostPhoto' })

export type PostPhoto = z.output<typeof PostPhoto>

export const PostPhotoFilter = z.strictObject({
  search: z.string().trim().max(200).optional(),
  state: z.enum(postPhotoLifecycle.states).optional(),
})
