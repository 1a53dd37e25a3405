import type { comment } from '@coverwright/contract/build/comment'
import { commentLimits } from '@coverwright/domain/build/comment/comment'
import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { members } from '../../company/member/index.ts'
import { getProductInCompany } from '../product/index.ts'
import { getThreadInCompany, namesOf, toComment, toThreads } from './internal.ts'
import { comments } from './tables.ts'

/** More are not offered to be mentioned: a list that long is not chosen from. */
const mostPeople = 500

export const listComments: HandlerOf<typeof comment, 'listComments'> = async ({ tx }, { productId }) => {
  await getProductInCompany(tx, productId)
  const isBeginning = and(eq(comments.productId, productId), isNull(comments.threadId))
  const open = await tx
    .select()
    .from(comments)
    .where(and(isBeginning, isNull(comments.resolvedAt)))
    .orderBy(desc(comments.createdAt))
    .limit(commentLimits.open)
  const resolved = await tx
    .select()
    .from(comments)
    .where(and(isBeginning, isNotNull(comments.resolvedAt)))
    .orderBy(desc(comments.resolvedAt))
    .limit(commentLimits.resolvedShown)
  const people = await tx
    .select({ memberId: members.id, name: members.name })
    .from(members)
    .where(eq(members.state, 'registered'))
    .orderBy(asc(members.name))
    .limit(mostPeople)
  return { threads: await toThreads(tx, [...open, ...resolved]), people }
}

export const listReplies: HandlerOf<typeof comment, 'listReplies'> = async ({ tx }, { id }) => {
  await getThreadInCompany(tx, id)
  const rows = await tx
    .select()
    .from(comments)
    .where(eq(comments.threadId, id))
    .orderBy(asc(comments.createdAt), asc(comments.id))
    .limit(commentLimits.inThread)
  if (rows.length === 0) return { replies: [] }
  const names = await namesOf(tx, rows)
  return { replies: rows.map((row) => toComment(row, names)) }
}
