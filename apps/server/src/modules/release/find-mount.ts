import type { JourneyMode } from '@coverwright/domain/release/mount'
import { mountedStates } from '@coverwright/domain/release/mount-lifecycle'
import { and, eq, inArray } from 'drizzle-orm'
import type { ReadTx } from '../../platform/database/with-tenant.ts'
import { mounts } from './tables.ts'

export interface Mounted {
  readonly id: string
  readonly companyId: string
  readonly productId: string
  readonly releaseId: string
  readonly mode: JourneyMode
  readonly host: string
}

/** What is published at a host: all that may be read before the company is known. */
export async function findMount(door: ReadTx, host: string): Promise<Mounted | undefined> {
  const [mounted] = await door
    .select({
      id: mounts.id,
      companyId: mounts.companyId,
      productId: mounts.productId,
      releaseId: mounts.releaseId,
      mode: mounts.mode,
      host: mounts.host,
    })
    .from(mounts)
    .where(and(eq(mounts.host, host.toLowerCase()), inArray(mounts.state, [...mountedStates])))
  return mounted
}
