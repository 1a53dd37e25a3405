import { mountLifecycle } from '@coverwright/domain/publish/release/mount-lifecycle'
import { and, eq, inArray } from 'drizzle-orm'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { mounts, type ReleaseRow } from './tables.ts'

const waiting = mountLifecycle.states.filter((state) => mountLifecycle.next(state, 'goOn'))

/** A release that is back at an address would else stand in the lists twice: live, and as what waits to be put back. */
export async function goOn(tx: WriteTx, { id, productId }: Pick<ReleaseRow, 'id' | 'productId'>, host: string) {
  await tx
    .update(mounts)
    .set({ state: 'past' })
    .where(
      and(
        eq(mounts.productId, productId),
        eq(mounts.releaseId, id),
        eq(mounts.host, host),
        inArray(mounts.state, waiting),
      ),
    )
}
