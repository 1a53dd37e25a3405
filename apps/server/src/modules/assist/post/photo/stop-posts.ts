import { postLifecycle } from '@coverwright/domain/assist/post/post-lifecycle'
import { and, eq, inArray } from 'drizzle-orm'
import type { WriteTx } from '../../../../platform/database/with-tenant.ts'
import { raiseEvent } from '../../../../platform/events/raise-event.ts'
import { publish } from '../../../../platform/live/publish.ts'
import { posts } from '../tables.ts'

export const photoTakenBack = 'Its photo may no longer be used. Choose another, and submit the post again.'

export const photoDescribedAnew =
  'The description of its photo changed. Once the photo is approved, submit the post again.'

const stoppable = postLifecycle.states.filter((state) => postLifecycle.next(state, 'stop'))

/** Everything that would show the photo is a draft again; what its network hears of at this moment is not held back any more. */
export async function stopPostsWith(tx: WriteTx, photoId: string, problem: string): Promise<number> {
  const stopped = await tx
    .update(posts)
    .set({ state: 'draft', dueAt: null, approverId: null, problem })
    .where(and(eq(posts.photoId, photoId), inArray(posts.state, stoppable)))
    .returning({ id: posts.id })
  for (const { id } of stopped) {
    raiseEvent(tx, 'post.stopped', { postId: id })
    publish(tx, { kind: 'post', subjectId: id })
  }
  return stopped.length
}
