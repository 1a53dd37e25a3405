import type { post } from '@coverwright/contract/assist/post'
import { postLifecycle } from '@coverwright/domain/assist/post/post-lifecycle'
import { fail } from '@coverwright/domain/errors'
import type { WriteContext } from '../../../platform/http/context.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { getOwnCompany } from '../../company/company/index.ts'
import { answerPost, lockPostInCompany, lockWhole, savePost } from './internal.ts'
import { publishNow } from './publish-job.ts'
import type { PostRow } from './tables.ts'
import { momentOf, requireRoom } from './when.ts'

export const schedulePost: HandlerOf<typeof post, 'schedulePost'> = async (context, { id, ...when }) => {
  const { tx, actor, audit, now } = context
  const { post: before, account, photo } = await lockWhole(tx, id)
  const state = postLifecycle.next(before.state, 'schedule') ?? fail('post.not-in-state')
  if (photo && photo.state !== 'approved') return fail('post.photo-not-approved')
  const { timeZone } = await getOwnCompany(tx)
  const later = momentOf(when, timeZone, now)
  await requireRoom(tx, account, { id, at: later ?? now, timeZone })
  const row = await savePost(tx, id, {
    ...when,
    state,
    scheduledAt: later ?? now,
    problem: null,
    attempts: 0,
    lookUps: 0,
    ...(later ? { dueAt: later } : await publishNow(tx, id, now)),
  })
  await audit(id, { name: row.name, at: row.scheduledAt?.toISOString() ?? '' })
  return answerPost(tx, row, actor.memberId)
}

async function move(
  { tx, actor, audit }: WriteContext,
  id: string,
  event: 'unschedule' | 'reopen',
  change: Partial<PostRow>,
) {
  const before = await lockPostInCompany(tx, id)
  const state = postLifecycle.next(before.state, event) ?? fail('post.not-in-state')
  const row = await savePost(tx, id, { ...change, state, dueAt: null, problem: null })
  await audit(id, { name: row.name, from: before.state })
  return answerPost(tx, row, actor.memberId)
}

export const unschedulePost: HandlerOf<typeof post, 'unschedulePost'> = (context, { id }) =>
  move(context, id, 'unschedule', { scheduledAt: null, localTime: null })

/** What is changed is another post: a network that knows the key of the first would take it for that. */
export const reopenPost: HandlerOf<typeof post, 'reopenPost'> = (context, { id }) =>
  move(context, id, 'reopen', {
    approverId: null,
    attempts: 0,
    attemptKey: null,
    attemptedAt: null,
    firstAttemptedAt: null,
    lookUps: 0,
  })

export const confirmPost: HandlerOf<typeof post, 'confirmPost'> = async ({ tx, actor, audit, now }, { id, url }) => {
  const { post: before, account } = await lockWhole(tx, id)
  const state = postLifecycle.next(before.state, 'confirm') ?? fail('post.not-in-state')
  if (account.network !== 'kept' && before.state !== 'unknown') return fail('post.not-by-hand')
  const row = await savePost(tx, id, { state, dueAt: null, problem: null, publishedAt: now, url: url || null })
  await audit(id, { name: row.name, from: before.state })
  return answerPost(tx, row, actor.memberId)
}

export const lookUpPost: HandlerOf<typeof post, 'lookUpPost'> = async ({ tx, actor, audit, now }, { id }) => {
  const before = await lockPostInCompany(tx, id)
  if (before.state !== 'unknown') return fail('post.not-in-state')
  const row = await savePost(tx, id, { lookUps: 0, ...(await publishNow(tx, id, now)) })
  await audit(id, { name: row.name })
  return answerPost(tx, row, actor.memberId)
}
