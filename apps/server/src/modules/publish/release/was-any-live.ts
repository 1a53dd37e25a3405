import { and, eq, inArray } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { mounts } from './tables.ts'

/** Whether customers could ever buy one of them: stays at an address are kept when they end. */
export async function wasAnyLive(tx: ReadTx, productIds: readonly string[]): Promise<boolean> {
  if (productIds.length === 0) return false
  const [found] = await tx
    .select({ id: mounts.id })
    .from(mounts)
    .where(and(inArray(mounts.productId, [...productIds]), eq(mounts.mode, 'live')))
    .limit(1)
  return found !== undefined
}
