import { Comment, CommentForm, CommentReply, CommentThread } from '@coverwright/domain/build/comment/comment'
import { exampleOf, idOf } from '@coverwright/domain/fields'
import { z } from 'zod'
import { call, group, reads } from '../call.ts'

const Thread = z.strictObject({ id: idOf('comment') })

/** What people say to one another about a design. Nothing of it changes: whoever may read a product may speak. */
const said = { access: reads('design'), audit: true, isForReaders: true, isPersonal: true } as const

export const comment = group('comment', {
  /** All that is open and the newest of what is resolved, and whom one can mention. */
  listComments: call({
    access: reads('design'),
    input: z.strictObject({ productId: idOf('product') }),
    output: z
      .object({
        threads: z.array(CommentThread),
        people: z.array(z.object({ memberId: idOf('member'), name: z.string() })),
      })
      .meta({ id: 'CommentThreads' }),
    errors: ['product.not-found'],
  }),
  listReplies: call({
    access: reads('design'),
    input: Thread,
    output: z.object({ replies: z.array(Comment) }).meta({ id: 'CommentReplies' }),
    errors: ['comment.not-found'],
  }),
  addComment: call({
    ...said,
    input: z
      .strictObject({ productId: idOf('product'), ...CommentForm.shape })
      .meta({ examples: [exampleOf(CommentForm)] }),
    output: CommentThread,
    errors: ['product.not-found', 'member.not-found', 'comment.member-left', 'comment.too-many'],
  }),
  replyToComment: call({
    ...said,
    input: CommentReply,
    output: Comment,
    errors: ['comment.not-found', 'member.not-found', 'comment.member-left', 'comment.thread-full', 'comment.resolved'],
  }),
  resolveComment: call({
    ...said,
    input: Thread,
    output: CommentThread,
    errors: ['comment.not-found', 'comment.resolved'],
  }),
  reopenComment: call({
    ...said,
    input: Thread,
    output: CommentThread,
    errors: ['comment.not-found', 'comment.open', 'comment.too-many'],
  }),
})
