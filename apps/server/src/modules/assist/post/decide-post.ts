import type { post } from '@coverwright/contract/assist/post'
import { postLifecycle } from '@coverwright/domain/assist/post/post-lifecycle'
import { fail } from '@coverwright/domain/errors'
import { raiseEvent } from '../../../platform/events/raise-event.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { getOwnCompany } from '../../company/company/index.ts'
import { answerPost, isOwnWork, lockPostInCompany, lockWhole, savePost } from './internal.ts'
import { needsSecondPerson } from './settings.ts'
import { requireRoom } from './when.ts'

const timeIsOver = 'Its time has passed: choose another.'

/** What has a time of its own goes onto the calendar with it. */
export const approvePost: HandlerOf<typeof post, 'approvePost'> = async ({ tx, actor, audit, now }, { id }) => {
  const { memberId: approverId } = actor
  const { post: before, account, photo } = await lockWhole(tx, id)
  const approved = postLifecycle.next(before.state, 'approve') ?? fail('post.not-in-state')
  const isOwn = isOwnWork(before, photo, approverId)
  if (isOwn && (await needsSecondPerson(tx))) return fail('post.own-work')
  if (photo && photo.state !== 'approved') return fail('post.photo-not-approved')
  const { scheduledAt } = before
  const isOver = scheduledAt !== null && scheduledAt <= now
  const at = isOver ? null : scheduledAt
  if (at) await requireRoom(tx, account, { id, at, timeZone: (await getOwnCompany(tx)).timeZone })
  const row = await savePost(tx, id, {
    approverId,
    ...(at
      ? { state: postLifecycle.next(approved, 'schedule') ?? approved, dueAt: at, problem: null }
      : { state: approved, scheduledAt: null, localTime: null, problem: isOver ? timeIsOver : null }),
  })
  raiseEvent(tx, 'post.approved', { postId: id })
  await audit(id, { name: row.name, isOwn, ...(at && { at: at.toISOString() }) })
  return answerPost(tx, row, approverId)
}

export const returnPost: HandlerOf<typeof post, 'returnPost'> = async ({ tx, actor, audit }, { id, reason }) => {
  const before = await lockPostInCompany(tx, id)
  const state = postLifecycle.next(before.state, 'return') ?? fail('post.not-in-state')
  const row = await savePost(tx, id, { state, problem: reason })
  raiseEvent(tx, 'post.returned', { postId: id })
  await audit(id, { name: row.name })
  return answerPost(tx, row, actor.memberId)
}
