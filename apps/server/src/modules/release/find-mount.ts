import type { JourneyMode } from '@coverwright/domain/release/mount'
import { eq } from 'drizzle-orm'
import type { ReadTx } from '../../platform/database/with-tenant.ts'
import { mounts } from './tables.ts'

export interface Mounted {
  readonly companyId: string
  readonly releaseId: string
  readonly mode: JourneyMode
}

/** What is published at a host: all that may be read before the company is known. */
export async function findMount(door: ReadTx, host: string): Promise<Mounted | undefined> {
  const [mounted] = await door
    .select({ companyId: mounts.companyId, releaseId: mounts.releaseId, mode: mounts.mode })
    .from(mounts)
    .where(eq(mounts.host, host.toLowerCase()))
  return mounted
}
