import { mountLifecycle } from '@coverwright/domain/publish/release/mount-lifecycle'
import { eq } from 'drizzle-orm'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { endMount } from './end-mount.ts'
import type { Mover } from './internal.ts'
import { mounts } from './tables.ts'

/** Takes every release of the product off its addresses, which are free for others then. Says which they were. */
export async function unmountProduct(tx: WriteTx, productId: string, mover: Mover) {
  const mine = await tx.select().from(mounts).where(eq(mounts.productId, productId)).for('update')
  for (const mount of mine) if (mountLifecycle.next(mount.state, 'trash')) await endMount(tx, mount, 'trash', mover)
  return mine.filter(({ state }) => state === 'live' || state === 'staging').map(({ host, mode }) => ({ host, mode }))
}
