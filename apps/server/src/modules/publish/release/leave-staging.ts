import { and, eq, ne } from 'drizzle-orm'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { endMount } from './end-mount.ts'
import type { Mover } from './internal.ts'
import { mounts, type ReleaseRow } from './tables.ts'

/** What goes live leaves staging: its private addresses are free then. What is at the host itself is replaced. */
export async function leaveStaging(
  tx: WriteTx,
  { id, productId }: Pick<ReleaseRow, 'id' | 'productId'>,
  host: string,
  mover: Mover,
): Promise<void> {
  const tried = await tx
    .select()
    .from(mounts)
    .where(
      and(
        eq(mounts.productId, productId),
        eq(mounts.releaseId, id),
        eq(mounts.state, 'staging'),
        ne(mounts.host, host),
      ),
    )
    .for('update')
  for (const mount of tried) await endMount(tx, mount, 'replace', mover)
}
