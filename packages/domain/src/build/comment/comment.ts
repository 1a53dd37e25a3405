import { z } from 'zod'
import { idOf, moment, requiredText } from '../../fields.ts'
import { sitePath } from '../page/site-path.ts'

export const commentLimits = {
  text: 2000,
  mentions: 20,
  /** Of a product, not resolved. */
  open: 200,
  /** Of a thread, with what it began with. */
  inThread: 50,
  /** The newest of what is resolved; older ones are kept and not listed. */
  resolvedShown: 50,
} as const

/** Where a thread is pinned. The block keeps its id wherever it is moved on its page. */
const place = {
  page: sitePath,
  blockId: z.string().regex(/^[\w-]{1,80}$/),
  /** As the block was called then, for when it is gone. */
  blockName: requiredText(80),
}

const written = {
  text: requiredText(commentLimits.text),
  mentions: z.array(idOf('member')).max(commentLimits.mentions),
}

export const CommentForm = z
  .strictObject({ ...place, ...written })
  .meta({ examples: [{ page: '/', blockId: 'hero', blockName: 'Hero', text: 'Shorter?', mentions: [] }] })

export const CommentReply = z
  .strictObject({ id: idOf('comment'), ...written })
  .meta({ examples: [{ text: 'Done.', mentions: [] }] })

export const Comment = z
  .object({ id: idOf('comment'), memberId: idOf('member'), name: z.string(), text: z.string(), createdAt: moment })
  .meta({ id: 'Comment' })

/** What a thread began with, and how far it came. */
export const CommentThread = Comment.extend({
  productId: idOf('product'),
  page: z.string(),
  blockId: z.string(),
  blockName: z.string(),
  replies: z.int(),
  resolvedAt: moment.nullable(),
  resolvedBy: z.string().nullable(),
}).meta({ id: 'CommentThread' })

export type Comment = z.output<typeof Comment>
export type CommentThread = z.output<typeof CommentThread>
