import { buffer } from 'node:stream/consumers'
import { postLifecycle } from '@coverwright/domain/assist/post/post-lifecycle'
import { postLimits } from '@coverwright/domain/assist/post/post-limits'
import { fileKey } from '../../../adapters/files/file-key.ts'
import type { Credentials, Found, Outcome, Publication } from '../../../adapters/networks/network.ts'
import { recordKey } from '../../../adapters/networks/record-key.ts'
import type { Outbound } from '../../../adapters/outbound/outbound.ts'
import type { Sealing } from '../../../platform/auth/sealing.ts'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { raiseEvent } from '../../../platform/events/raise-event.ts'
import type { Files } from '../../../platform/files/files.ts'
import type { WaysIn } from '../../../platform/http/ways-in.ts'
import { newId } from '../../../platform/id.ts'
import { handOverDue } from '../../../platform/jobs/hand-over-due.ts'
import { goOut } from '../../../platform/jobs/handler.ts'
import { credentialsOf, noSecret } from './account/secret.ts'
import { savePost } from './internal.ts'
import { networkOf, type Told } from './network/networks.ts'
import { photoTakenBack } from './photo/stop-posts.ts'
import { leaseMs, publishPost } from './publish-job.ts'
import { failed, settleFound, settleOutcome, signedOut } from './settle-publish.ts'
import { type PostAccountRow, type PostPhotoRow, type PostRow, postAccounts, postPhotos, posts } from './tables.ts'

interface Services {
  readonly outbound: Outbound
  readonly sealing: Sealing
  readonly files: Files
}

interface Task {
  readonly does: 'publish' | 'find'
  readonly post: PostRow
  readonly photo: PostPhotoRow | null
  readonly network: Told
  readonly who: Credentials
}

type Result = { readonly does: 'publish'; readonly outcome: Outcome } | { readonly does: 'find'; readonly found: Found }

/**
 * The attempt is committed before the network hears of it. Killed at any moment, or done by two at once, the next to come finds
 * `publishing`: it waits until the attempt's time is over, looks the post up, and only then hands it over again.
 */
export const postJobs = ({ outbound, sealing, files }: Services) => [
  goOut(publishPost, {
    read: ({ tx, now }, { postId }) => readTask(tx, { sealing, now }, postId),
    act: async ({ does, post, photo, network, who }): Promise<Result> => {
      const publication = await publicationOf(post, does === 'publish' ? photo : null, files)
      const there = networkOf(network, outbound)
      return does === 'publish'
        ? { does, outcome: await there.publish(who, publication) }
        : { does, found: await there.find(who, publication) }
    },
    settle: (context, { post }, result) =>
      result.does === 'publish'
        ? settleOutcome(context, post, result.outcome)
        : settleFound(context, post, result.found),
  }),
]

export const postSweeps = (ways: Pick<WaysIn, 'door'>) => [
  handOverDue(
    'post.hand-over',
    { column: posts.dueAt, job: publishPost, inputOf: (postId) => ({ postId }), handedOver: 'look-again' },
    ways,
  ),
]

/** What was meant for the morning may be wrong by night: whoever wrote it is asked. */
const tooLate = 'Its time passed more than two hours ago. Choose another time, or publish it now.'

const underWay: ReadonlySet<PostRow['state']> = new Set(['scheduled', 'publishing', 'unknown'])

interface Reading {
  readonly sealing: Sealing
  readonly now: Date
}

async function readTask(tx: WriteTx, { sealing, now }: Reading, postId: string): Promise<Task | undefined> {
  const seen = await selectRow(tx, posts, postId)
  if (!seen || !underWay.has(seen.state)) return undefined
  const account = await selectRow(tx, postAccounts, seen.accountId, 'for update')
  const photo = seen.photoId ? ((await selectRow(tx, postPhotos, seen.photoId, 'for update')) ?? null) : null
  const post = await selectRow(tx, posts, postId, 'for update')
  // Taken off the calendar, changed or done meanwhile.
  if (!account || !post || !underWay.has(post.state) || post.photoId !== seen.photoId) return undefined
  if (post.state === 'publishing' && isLeased(post, now)) return undefined
  if (post.state === 'scheduled') return begin(tx, { post, photo, account, sealing, now })
  const state = post.state === 'publishing' ? (postLifecycle.next(post.state, 'lose') ?? post.state) : post.state
  const sought = await savePost(tx, postId, { state, dueAt: new Date(now.getTime() + leaseMs) })
  return taskOf(tx, { does: 'find', post: sought, photo, account, sealing })
}

const isLeased = ({ attemptedAt }: PostRow, now: Date) =>
  attemptedAt !== null && attemptedAt.getTime() + leaseMs > now.getTime()

interface Begun extends Reading {
  readonly post: PostRow
  readonly photo: PostPhotoRow | null
  readonly account: PostAccountRow
}

async function begin(tx: WriteTx, { post, photo, account, sealing, now }: Begun): Promise<Task | undefined> {
  const { id, scheduledAt } = post
  if (scheduledAt && scheduledAt > now) {
    await savePost(tx, id, { dueAt: scheduledAt })
    return undefined
  }
  if (photo && photo.state !== 'approved') {
    await savePost(tx, id, { state: 'draft', dueAt: null, approverId: null, problem: photoTakenBack })
    raiseEvent(tx, 'post.stopped', { postId: id })
    return undefined
  }
  if (account.network === 'kept') {
    await savePost(tx, id, { dueAt: null, problem: null })
    raiseEvent(tx, 'post.due', { postId: id })
    return undefined
  }
  if (scheduledAt && now.getTime() - scheduledAt.getTime() > postLimits.lateMs) {
    await failed(tx, post, tooLate)
    return undefined
  }
  if (account.state === 'needs-attention') {
    await savePost(tx, id, { dueAt: null, problem: 'It waits for its account, which needs attention.' })
    return undefined
  }
  const begun = await savePost(tx, id, {
    state: postLifecycle.next(post.state, 'begin') ?? post.state,
    attempts: post.attempts + 1,
    attemptedAt: now,
    firstAttemptedAt: post.firstAttemptedAt ?? now,
    attemptKey: post.attemptKey ?? (account.network === 'bluesky' ? recordKey(now) : newId()),
    lookUps: 0,
    problem: null,
    dueAt: new Date(now.getTime() + leaseMs),
  })
  return taskOf(tx, { does: 'publish', post: begun, photo, account, sealing })
}

interface Making extends Pick<Task, 'does' | 'post' | 'photo'> {
  readonly account: PostAccountRow
  readonly sealing: Sealing
}

async function taskOf(tx: WriteTx, { account, sealing, ...task }: Making): Promise<Task | undefined> {
  const { network } = account
  if (network === 'kept') return undefined
  const who = credentialsOf(sealing, account)
  if (who) return { ...task, network, who }
  await signedOut(tx, task.post, noSecret)
  return undefined
}

async function publicationOf(post: PostRow, photo: PostPhotoRow | null, files: Files): Promise<Publication> {
  const { id, composed: text, language, attemptKey, attemptedAt, firstAttemptedAt } = post
  const content = photo && (await buffer(await files.get(fileKey(photo.companyId, photo.fileId))))
  return {
    id,
    text,
    language,
    key: attemptKey ?? id,
    attemptedAt: firstAttemptedAt ?? attemptedAt ?? post.updatedAt,
    photo: photo && content ? { content, alt: photo.alt } : null,
  }
}
