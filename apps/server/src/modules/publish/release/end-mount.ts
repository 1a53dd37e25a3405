import { fail } from '@coverwright/domain/errors'
import type { MountEventKind } from '@coverwright/domain/publish/publisher/stage'
import { isMounted, mountLifecycle } from '@coverwright/domain/publish/release/mount-lifecycle'
import { eq } from 'drizzle-orm'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { freeHost } from '../site-host/index.ts'
import { type Mover, recordMove, settleProduct, tellSites, versionOf } from './internal.ts'
import { type MountRow, mounts } from './tables.ts'

const told = {
  takeOffline: 'taken-offline',
  expire: 'expired',
  trash: 'trashed',
} as const satisfies Record<string, MountEventKind>

/** Ends a stay: nothing answers there any more unless something else is mounted in the same transaction. */
export async function endMount(
  tx: WriteTx,
  mount: MountRow,
  event: 'replace' | keyof typeof told,
  mover: Mover,
  why?: MountEventKind,
): Promise<MountRow> {
  const state = mountLifecycle.next(mount.state, event) ?? fail('publisher.not-possible')
  const [after] = await tx
    .update(mounts)
    .set({ state, endedAt: isMounted(mount.state) ? mover.now : mount.endedAt })
    .where(eq(mounts.id, mount.id))
    .returning()
  if (!after) return fail('publisher.not-found')
  const what = event === 'replace' ? (state === 'swap-backup' ? 'swapped-out' : 'replaced') : (why ?? told[event])
  await recordMove(tx, after, await versionOf(tx, mount.releaseId), what, mover)
  await freeHost(tx, mount.id)
  await settleProduct(tx, mount.productId)
  tellSites(tx, mount.host)
  return after
}
