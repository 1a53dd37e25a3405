import { releaseLifecycle } from '@coverwright/domain/release/release-lifecycle'
import { eq, inArray } from 'drizzle-orm'
import type { WriteTx } from '../../platform/database/with-tenant.ts'
import { publish } from '../../platform/live/publish.ts'
import { mounts, releases } from './tables.ts'

/** Takes every release of the product off its addresses, which are free for others then. Says which they were. */
export async function unmountProduct(tx: WriteTx, productId: string) {
  const mine = await tx
    .select({ id: releases.id, state: releases.state })
    .from(releases)
    .where(eq(releases.productId, productId))
    .for('update')
  if (mine.length === 0) return []
  const ids = mine.map(({ id }) => id)
  const taken = await tx
    .delete(mounts)
    .where(inArray(mounts.releaseId, ids))
    .returning({ host: mounts.host, mode: mounts.mode })
  for (const { id, state } of mine) {
    const next = releaseLifecycle.next(state, 'dismount')
    if (!next) continue
    await tx.update(releases).set({ state: next }).where(eq(releases.id, id))
    await publish(tx, { kind: 'release', subjectId: id })
  }
  return taken
}
