import { z } from 'zod'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { job } from '../../../platform/jobs/job.ts'

/** Hands one post to its network, or finds out what became of it. */
export const publishPost = job('post.publish', {
  input: z.object({ postId: z.uuid() }),
  places: 'outside',
  concurrency: 2,
  expireInSeconds: 110,
})

/** For so long an attempt is somebody's: longer than its job may take. Whoever comes later finds out what became of it. */
export const leaseMs = 120_000

/** Now, and once more in case the job is lost. */
export async function publishNow(tx: WriteTx, postId: string, now: Date): Promise<{ readonly dueAt: Date }> {
  await enqueue(tx, publishPost, { postId }, { singletonKey: postId })
  return { dueAt: new Date(now.getTime() + leaseMs) }
}
