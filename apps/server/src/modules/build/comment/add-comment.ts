import type { comment } from '@coverwright/contract/build/comment'
import { commentLimits } from '@coverwright/domain/build/comment/comment'
import { fail } from '@coverwright/domain/errors'
import { eq } from 'drizzle-orm'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { lockProductInCompany } from '../product/index.ts'
import {
  lockThreadInCompany,
  mentioned,
  namesOf,
  refuseTooMany,
  tellMentioned,
  toComment,
  toThread,
} from './internal.ts'
import { comments } from './tables.ts'

export const addComment: HandlerOf<typeof comment, 'addComment'> = async (
  { tx, actor, audit },
  { mentions, ...form },
) => {
  await lockProductInCompany(tx, form.productId)
  await refuseTooMany(tx, form.productId)
  const people = await mentioned(tx, mentions)
  const [row] = await tx
    .insert(comments)
    .values({ ...form, memberId: actor.memberId })
    .returning()
  if (!row) throw new Error('The comment was not saved')
  tellMentioned(tx, row, people)

  await audit(form.productId, { commentId: row.id, mentions: people })
  return toThread(tx, row)
}

export const replyToComment: HandlerOf<typeof comment, 'replyToComment'> = async (
  { tx, actor, audit },
  { id, text, mentions },
) => {
  const { productId, page, blockId, blockName, resolvedAt } = await lockThreadInCompany(tx, id)
  if (resolvedAt) return fail('comment.resolved')
  const answers = await tx.$count(comments, eq(comments.threadId, id))
  if (answers + 1 >= commentLimits.inThread) return fail('comment.thread-full')
  const people = await mentioned(tx, mentions)
  const [row] = await tx
    .insert(comments)
    .values({ productId, page, blockId, blockName, threadId: id, memberId: actor.memberId, text })
    .returning()
  if (!row) throw new Error('The comment was not saved')
  tellMentioned(tx, row, people)

  await audit(productId, { commentId: row.id, mentions: people })
  return toComment(row, await namesOf(tx, [row]))
}
