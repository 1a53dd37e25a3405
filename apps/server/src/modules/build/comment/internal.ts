import { type Comment, type CommentThread, commentLimits } from '@coverwright/domain/build/comment/comment'
import { fail } from '@coverwright/domain/errors'
import { and, count, eq, inArray, isNull } from 'drizzle-orm'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import { raiseEvent } from '../../../platform/events/raise-event.ts'
import { members } from '../../company/member/index.ts'
import { type CommentRow, comments } from './tables.ts'

/** What begins a thread; an answer is none. */
export async function getThreadInCompany(tx: ReadTx, id: string): Promise<CommentRow> {
  const row = await selectRow(tx, comments, id)
  return row && row.threadId === null ? row : fail('comment.not-found')
}

/** Nobody else answers, resolves or reopens it until the transaction ends. */
export async function lockThreadInCompany(tx: WriteTx, id: string): Promise<CommentRow> {
  const row = await selectRow(tx, comments, id, 'for update')
  return row && row.threadId === null ? row : fail('comment.not-found')
}

/** The product is locked: two at once must not go over the limit together. */
export async function refuseTooMany(tx: WriteTx, productId: string): Promise<void> {
  const isOpen = and(eq(comments.productId, productId), isNull(comments.threadId), isNull(comments.resolvedAt))
  if ((await tx.$count(comments, isOpen)) >= commentLimits.open) fail('comment.too-many')
}

/** Colleagues who are here; one of them alone that is not, and nobody is told anything. */
export async function mentioned(tx: WriteTx, ids: readonly string[]): Promise<string[]> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return []
  const found = await tx.select({ state: members.state }).from(members).where(inArray(members.id, wanted))
  if (found.length < wanted.length) return fail('member.not-found')
  return found.every(({ state }) => state === 'registered') ? wanted : fail('comment.member-left')
}

/** Nobody is told what they wrote themselves. */
export function tellMentioned(tx: WriteTx, comment: CommentRow, ids: readonly string[]): void {
  for (const memberId of ids.filter((id) => id !== comment.memberId))
    raiseEvent(tx, 'comment.mentioned', { commentId: comment.id, memberId })
}

export const toComment = ({ id, memberId, text, createdAt }: CommentRow, names: Names): Comment => ({
  id,
  memberId,
  name: names.get(memberId) ?? '',
  text,
  createdAt: createdAt.toISOString(),
})

type Names = ReadonlyMap<string, string>

/** Threads as they are listed: with who wrote and resolved them, and how much was answered. */
export async function toThreads(tx: ReadTx, rows: readonly CommentRow[]): Promise<CommentThread[]> {
  if (rows.length === 0) return []
  const names = await namesOf(tx, rows)
  const answered = await tx
    .select({ threadId: comments.threadId, replies: count() })
    .from(comments)
    .where(
      inArray(
        comments.threadId,
        rows.map(({ id }) => id),
      ),
    )
    .groupBy(comments.threadId)
  const replies = new Map(answered.map((each) => [each.threadId, each.replies]))
  return rows.map((row) => ({
    ...toComment(row, names),
    productId: row.productId,
    page: row.page,
    blockId: row.blockId,
    blockName: row.blockName,
    replies: replies.get(row.id) ?? 0,
    resolvedAt: row.resolvedAt?.toISOString() ?? null,
    resolvedBy: row.resolvedBy === null ? null : (names.get(row.resolvedBy) ?? ''),
  }))
}

export async function toThread(tx: ReadTx, row: CommentRow): Promise<CommentThread> {
  const [thread] = await toThreads(tx, [row])
  return thread ?? fail('comment.not-found')
}

export async function namesOf(tx: ReadTx, rows: readonly CommentRow[]): Promise<Names> {
  const ids = new Set(rows.flatMap(({ memberId, resolvedBy }) => [memberId, ...(resolvedBy ? [resolvedBy] : [])]))
  const found = await tx
    .select({ id: members.id, name: members.name })
    .from(members)
    .where(inArray(members.id, [...ids]))
  return new Map(found.map(({ id, name }) => [id, name]))
}
