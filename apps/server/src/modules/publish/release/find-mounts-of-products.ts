import { mountedStates } from '@coverwright/domain/publish/release/mount-lifecycle'
import { and, asc, inArray } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { mounts } from './tables.ts'

/** Where products can be reached, by their ids: live addresses first. */
export async function findMountsOfProducts(tx: ReadTx, productIds: readonly string[]) {
  if (productIds.length === 0) return new Map<string, never[]>()
  const rows = await tx
    .select({ productId: mounts.productId, host: mounts.host, mode: mounts.mode })
    .from(mounts)
    .where(and(inArray(mounts.productId, [...productIds]), inArray(mounts.state, [...mountedStates])))
    // "live" comes before "test".
    .orderBy(asc(mounts.mode), asc(mounts.host))
  const places = Map.groupBy(rows, ({ productId }) => productId)
  return new Map([...places].map(([id, found]) => [id, found.map(({ host, mode }) => ({ host, mode }))] as const))
}
