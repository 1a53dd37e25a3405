import { and, inArray, sql } from 'drizzle-orm'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { endMount } from './end-mount.ts'
import type { Mover } from './internal.ts'
import { mounts } from './tables.ts'

/** Nothing of the company, or of some products, is sold any more until it is published again. Says at how many addresses. */
export async function takeAllOffline(tx: WriteTx, mover: Mover, productIds?: readonly string[]): Promise<number> {
  const isOne = productIds && inArray(mounts.productId, [...productIds])
  const live = await tx
    .select()
    .from(mounts)
    .where(and(sql`${mounts.state} = 'live'`, isOne))
    .for('update')
  for (const mount of live) await endMount(tx, mount, 'takeOffline', mover)
  return live.length
}
