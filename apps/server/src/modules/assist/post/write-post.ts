import type { post } from '@coverwright/contract/assist/post'
import type { PostForm } from '@coverwright/domain/assist/post/post'
import { postLifecycle } from '@coverwright/domain/assist/post/post-lifecycle'
import { postLimits } from '@coverwright/domain/assist/post/post-limits'
import { lengthIn, postLengths } from '@coverwright/domain/build/template/post-networks'
import { fail } from '@coverwright/domain/errors'
import { eq, ne } from 'drizzle-orm'
import { raiseEvent } from '../../../platform/events/raise-event.ts'
import type { WriteContext } from '../../../platform/http/context.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { getOwnCompany, lockOwnCompany } from '../../company/company/index.ts'
import { holdPostAccountInCompany } from './account/internal.ts'
import { compose } from './compose.ts'
import { answerPost, lockPostInCompany, lockWhole, savePost } from './internal.ts'
import { holdPostPhotoInCompany } from './photo/internal.ts'
import { type PostRow, posts } from './tables.ts'
import { momentOf } from './when.ts'

/** What a form becomes; what it names stays until it is saved. */
async function written({ tx, ports, now }: WriteContext, form: PostForm) {
  await holdPostAccountInCompany(tx, form.accountId)
  if (form.photoId) await holdPostPhotoInCompany(tx, form.photoId)
  const { timeZone } = await getOwnCompany(tx)
  return { ...form, scheduledAt: momentOf(form, timeZone, now), ...(await compose(tx, ports, form)) }
}

export const createPost: HandlerOf<typeof post, 'createPost'> = async (context, form) => {
  const { tx, actor, audit } = context
  await lockOwnCompany(tx)
  if ((await tx.$count(posts, ne(posts.state, 'published'))) >= postLimits.waiting) return fail('post.too-many')
  const { memberId } = actor
  const [row] = await tx
    .insert(posts)
    .values({ ...(await written(context, form)), authorId: memberId, editorId: memberId, editorIds: [memberId] })
    .returning()
  if (!row) throw new Error('The post was not saved')
  await audit(row.id, { name: form.name })
  return answerPost(tx, row, memberId)
}

export const updatePost: HandlerOf<typeof post, 'updatePost'> = async (context, { id, ...form }) => {
  const { tx, actor, audit } = context
  const change = await written(context, form)
  const before = await lockPostInCompany(tx, id)
  if (before.state !== 'draft') return fail('post.not-in-state')
  const { authorId, editorId, editorIds } = before
  const everybody = [...new Set([...editorIds, authorId, editorId, actor.memberId])]
  const row = await savePost(tx, id, { ...change, editorId: actor.memberId, editorIds: everybody, problem: null })
  await audit(id, { name: form.name })
  return answerPost(tx, row, actor.memberId)
}

/** What a network has heard of, or may hear of at any moment, is not forgotten. */
const deletable: ReadonlySet<PostRow['state']> = new Set([
  'draft',
  'submitted',
  'approved',
  'failed',
  'unknown',
  'published',
])

export const deletePost: HandlerOf<typeof post, 'deletePost'> = async ({ tx, audit }, { id }) => {
  const { name, state } = await lockPostInCompany(tx, id)
  if (!deletable.has(state)) return fail('post.not-in-state')
  await tx.delete(posts).where(eq(posts.id, id))
  await audit(id, { name, state, deleted: true })
  return null
}

/** From here on it is what somebody reads before it is published: its words are composed once more, and then stay. */
export const submitPost: HandlerOf<typeof post, 'submitPost'> = async ({ tx, actor, audit, ports }, { id }) => {
  const { post: before, account, photo } = await lockWhole(tx, id)
  const state = postLifecycle.next(before.state, 'submit') ?? fail('post.not-in-state')
  if (photo && photo.state !== 'approved') return fail('post.photo-not-approved')
  if (photo && photo.alt === '') return fail('post.alt-missing')
  const composed = await compose(tx, ports, before)
  if (composed.missing.length > 0) return fail('post.unfinished', { text: missingIn(composed.missing) })
  const { network } = account
  if (lengthIn(network, composed.composed) > postLengths[network])
    return fail('post.too-long', { text: `Use ${postLengths[network]} characters or fewer, with what stands under it` })
  const row = await savePost(tx, id, { ...composed, state, problem: null })
  raiseEvent(tx, 'post.submitted', { postId: id })
  await audit(id, { name: row.name })
  return answerPost(tx, row, actor.memberId)
}

const missingIn = (fields: readonly string[]) =>
  fields.includes('link')
    ? 'For {{link}} choose a product that is live, and a channel that sells it'
    : `Nothing is known for {{${fields[0]}}}: choose a product, or give it a fallback`
