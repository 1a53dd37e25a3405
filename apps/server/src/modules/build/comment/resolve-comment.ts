import type { comment } from '@coverwright/contract/build/comment'
import { fail } from '@coverwright/domain/errors'
import { eq } from 'drizzle-orm'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { lockProductInCompany } from '../product/index.ts'
import { getThreadInCompany, lockThreadInCompany, refuseTooMany, toThread } from './internal.ts'
import { comments } from './tables.ts'

export const resolveComment: HandlerOf<typeof comment, 'resolveComment'> = async (
  { tx, actor, audit, now },
  { id },
) => {
  const before = await lockThreadInCompany(tx, id)
  if (before.resolvedAt) return fail('comment.resolved')
  const [row] = await tx
    .update(comments)
    .set({ resolvedAt: now, resolvedBy: actor.memberId })
    .where(eq(comments.id, id))
    .returning()
  await audit(before.productId, { commentId: id })
  return row ? toThread(tx, row) : fail('comment.not-found')
}

export const reopenComment: HandlerOf<typeof comment, 'reopenComment'> = async ({ tx, audit }, { id }) => {
  const { productId } = await getThreadInCompany(tx, id)
  // The product before what belongs to it, as wherever both are locked.
  await lockProductInCompany(tx, productId)
  const before = await lockThreadInCompany(tx, id)
  if (!before.resolvedAt) return fail('comment.open')
  await refuseTooMany(tx, productId)
  const [row] = await tx
    .update(comments)
    .set({ resolvedAt: null, resolvedBy: null })
    .where(eq(comments.id, id))
    .returning()
  await audit(productId, { commentId: id })
  return row ? toThread(tx, row) : fail('comment.not-found')
}
