import { sql } from 'drizzle-orm'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { endMount } from './end-mount.ts'
import type { Mover } from './internal.ts'
import { mounts } from './tables.ts'

/** Nothing of the company is sold any more until it is published again. Says how many addresses there were. */
export async function takeAllOffline(tx: WriteTx, mover: Mover): Promise<number> {
  const live = await tx.select().from(mounts).where(sql`${mounts.state} = 'live'`).for('update')
  for (const mount of live) await endMount(tx, mount, 'takeOffline', mover)
  return live.length
}
