import { and, eq } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { ReleaseHead } from './internal.ts'
import { mounts } from './tables.ts'

/**
 * Whether a release was ever at an address. The first is always in staging; what was put live before that was so
 * stays good.
 */
export async function hasStood(tx: ReadTx, { id, productId }: Pick<ReleaseHead, 'id' | 'productId'>) {
  const [stay] = await tx
    .select({ id: mounts.id })
    .from(mounts)
    .where(and(eq(mounts.productId, productId), eq(mounts.releaseId, id)))
    .limit(1)
  return stay !== undefined
}
