import type { postPhoto } from '@coverwright/contract/assist/post-photo'
import { postPhotoLifecycle } from '@coverwright/domain/assist/post-photo/post-photo-lifecycle'
import { fail } from '@coverwright/domain/errors'
import { eq } from 'drizzle-orm'
import type { WriteContext } from '../../../../platform/http/context.ts'
import type { HandlerOf } from '../../../../platform/http/handlers.ts'
import { eraseFile } from '../../../company/file/index.ts'
import { type PostPhotoRow, postPhotos, posts } from '../tables.ts'
import { lockPostPhotoInCompany } from './internal.ts'
import { answerPhoto } from './list-photos.ts'
import { photoDescribedAnew, photoTakenBack, stopPostsWith } from './stop-posts.ts'

async function save({ tx }: Pick<WriteContext, 'tx'>, id: string, change: Partial<PostPhotoRow>) {
  const [row] = await tx.update(postPhotos).set(change).where(eq(postPhotos.id, id)).returning()
  return row ?? fail('post-photo.not-found')
}

/**
 * A description can be put right at any time, and never taken away from what is approved. It is published with the photo: what
 * was approved with another has to be approved again, and the posts that wait with it.
 */
export const updatePhoto: HandlerOf<typeof postPhoto, 'updatePhoto'> = async (context, { id, name, alt: given }) => {
  const { tx, actor, audit } = context
  const before = await lockPostPhotoInCompany(tx, id)
  const alt = before.state === 'approved' && given === '' ? before.alt : given
  if (alt === before.alt) {
    const renamed = await save(context, id, { name })
    await audit(id, { name, isDescribed: alt !== '' })
    return answerPhoto(context, renamed)
  }
  const revoked = postPhotoLifecycle.next(before.state, 'revoke')
  const row = await save(context, id, {
    name,
    alt,
    describerId: actor.memberId,
    ...(revoked && { state: revoked, deciderId: null }),
  })
  const stopped = await stopPostsWith(tx, id, photoDescribedAnew)
  await audit(id, { name, isDescribed: alt !== '', ...(revoked && { from: before.state, to: revoked, stopped }) })
  return answerPhoto(context, row)
}

type Decision = 'approve' | 'revoke' | 'reject' | 'restore'

const decide = (decision: Decision) => async (context: WriteContext, id: string) => {
  const { tx, actor, audit } = context
  const before = await lockPostPhotoInCompany(tx, id)
  const state = postPhotoLifecycle.next(before.state, decision) ?? fail('post-photo.not-in-state')
  if (state === 'approved' && before.alt === '') return fail('post-photo.alt-missing')
  const row = await save(context, id, { state, deciderId: state === 'pending' ? null : actor.memberId })
  const stopped = decision === 'revoke' ? await stopPostsWith(tx, id, photoTakenBack) : 0
  await audit(id, { name: row.name, from: before.state, to: state, ...(stopped > 0 && { stopped }) })
  return answerPhoto(context, row)
}

const approve = decide('approve')
const revoke = decide('revoke')
const reject = decide('reject')
const restore = decide('restore')

export const approvePhoto: HandlerOf<typeof postPhoto, 'approvePhoto'> = (context, { id }) => approve(context, id)
export const revokePhoto: HandlerOf<typeof postPhoto, 'revokePhoto'> = (context, { id }) => revoke(context, id)
export const rejectPhoto: HandlerOf<typeof postPhoto, 'rejectPhoto'> = (context, { id }) => reject(context, id)
export const restorePhoto: HandlerOf<typeof postPhoto, 'restorePhoto'> = (context, { id }) => restore(context, id)

export const deletePhoto: HandlerOf<typeof postPhoto, 'deletePhoto'> = async ({ tx, audit, ports }, { id }) => {
  const { name, fileId } = await lockPostPhotoInCompany(tx, id)
  if ((await tx.$count(posts, eq(posts.photoId, id))) > 0) return fail('post-photo.in-use')
  await tx.delete(postPhotos).where(eq(postPhotos.id, id))
  await eraseFile(tx, ports.files, fileId)
  await audit(id, { name, deleted: true })
  return null
}
