import { postLifecycle } from '@coverwright/domain/assist/post/post-lifecycle'
import { postLimits } from '@coverwright/domain/assist/post/post-limits'
import { postAccountLifecycle } from '@coverwright/domain/assist/post-account/post-account-lifecycle'
import type { Found, Outcome } from '../../../adapters/networks/network.ts'
import { audited } from '../../../platform/audit/audited.ts'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { raiseEvent } from '../../../platform/events/raise-event.ts'
import { publish } from '../../../platform/live/publish.ts'
import { savePostAccount } from './account/internal.ts'
import { savePost } from './internal.ts'
import { type PostRow, postAccounts, posts } from './tables.ts'

interface Settling {
  readonly tx: WriteTx
  readonly companyId: string
  readonly now: Date
}

const minute = 60_000
/** After so long it is looked for again, the first time and each one after. */
const lookUpWaits = [1, 5, 15, 60, 240].map((minutes) => minutes * minute)
const inMs = (now: Date, ms: number) => new Date(now.getTime() + ms)
const cut = (problem: string) => problem.slice(0, 500)

/** The post, locked behind its account; none where it is not this attempt's any more. */
async function lockAttempt(tx: WriteTx, { id, accountId, attemptKey, attempts }: PostRow) {
  await selectRow(tx, postAccounts, accountId, 'for update')
  const post = await selectRow(tx, posts, id, 'for update')
  if (!post || post.attemptKey !== attemptKey) return undefined
  return { post, isCurrent: post.attempts === attempts }
}

/** Writes down what came of handing a post over. */
export async function settleOutcome({ tx, companyId, now }: Settling, sent: PostRow, outcome: Outcome): Promise<void> {
  const locked = await lockAttempt(tx, sent)
  if (!locked) return
  const { post, isCurrent } = locked
  // Good news is true however late it comes; all else only while nobody has gone on.
  if (outcome.is === 'published') return published({ tx, companyId, now }, post, outcome.url)
  if (!isCurrent || post.state !== 'publishing') return
  if (outcome.is === 'refused') return failed(tx, post, outcome.problem)
  if (outcome.is === 'signed-out') return signedOut(tx, post, outcome.problem)
  if (outcome.is === 'not-now') return again(tx, post, { problem: outcome.problem, at: inMs(now, outcome.waitMs) })
  const state = postLifecycle.next(post.state, 'lose') ?? post.state
  await savePost(tx, post.id, { state, dueAt: inMs(now, minute / 2), problem: cut(outcome.problem) })
}

/** Writes down what came of looking for it. */
export async function settleFound({ tx, companyId, now }: Settling, sought: PostRow, found: Found): Promise<void> {
  const locked = await lockAttempt(tx, sought)
  if (!locked) return
  const { post } = locked
  if (found.is === 'found') return published({ tx, companyId, now }, post, found.url)
  if (!locked.isCurrent || post.state !== 'unknown') return
  if (found.is === 'absent') return again(tx, post, { problem: post.problem ?? 'It did not arrive.', at: now })
  if (found.is === 'signed-out') return signedOut(tx, post, found.problem)
  const lookUps = post.lookUps + 1
  const wait = lookUps < postLimits.lookUps ? lookUpWaits[lookUps - 1] : undefined
  await savePost(tx, post.id, { lookUps, dueAt: wait ? inMs(now, wait) : null, problem: cut(found.problem) })
  if (!wait) raiseEvent(tx, 'post.lost', { postId: post.id })
}

const open: ReadonlySet<PostRow['state']> = new Set(['publishing', 'unknown', 'scheduled'])

async function published({ tx, companyId, now }: Settling, post: PostRow, url: string | null): Promise<void> {
  if (!open.has(post.state)) return
  await audited(tx, companyId, 'post/publish', async (audit) => {
    await savePost(tx, post.id, { state: 'published', dueAt: null, problem: null, publishedAt: now, url })
    await audit(post.id, { name: post.name, ...(url && { url }) })
  })
}

/** The network has certainly not taken it. */
async function again(tx: WriteTx, post: PostRow, { problem, at }: { problem: string; at: Date }): Promise<void> {
  if (post.attempts >= postLimits.attempts) return failed(tx, post, problem)
  const state = postLifecycle.next(post.state, 'wait') ?? post.state
  await savePost(tx, post.id, { state, dueAt: at, problem: cut(problem) })
}

export async function failed(tx: WriteTx, post: PostRow, problem: string): Promise<void> {
  const state = postLifecycle.next(post.state, 'fail') ?? post.state
  await savePost(tx, post.id, { state, dueAt: null, problem: cut(problem) })
  raiseEvent(tx, 'post.failed', { postId: post.id })
}

/** The account waits for somebody to connect it again, and its posts with it. The try does not count. */
export async function signedOut(tx: WriteTx, post: PostRow, problem: string): Promise<void> {
  const account = await selectRow(tx, postAccounts, post.accountId, 'for update')
  if (account && account.state !== 'needs-attention') {
    const state = postAccountLifecycle.next(account.state, 'lose') ?? account.state
    await savePostAccount(tx, account.id, { state, problem: cut(problem) })
    raiseEvent(tx, 'post-account.lost', { accountId: account.id })
    publish(tx, { kind: 'post-account', subjectId: account.id })
  }
  const isSent = post.state === 'publishing'
  await savePost(tx, post.id, {
    state: isSent ? (postLifecycle.next(post.state, 'wait') ?? post.state) : post.state,
    ...(isSent && { attempts: post.attempts - 1 }),
    dueAt: null,
    problem: 'Its account needs attention: the network lets it in no more.',
  })
}
