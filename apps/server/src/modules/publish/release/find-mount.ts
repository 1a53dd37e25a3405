import type { JourneyMode } from '@coverwright/domain/build/product/journey-mode'
import { mountedStates } from '@coverwright/domain/publish/release/mount-lifecycle'
import type { HostProof } from '@coverwright/domain/publish/release/site-host'
import { and, eq, inArray } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { siteHosts } from '../site-host/index.ts'
import { mounts } from './tables.ts'

export interface Mounted {
  readonly id: string
  readonly companyId: string
  readonly productId: string
  readonly releaseId: string
  readonly mode: JourneyMode
  readonly host: string
  /** How the host is the company's. */
  readonly proof: HostProof
  readonly unprovenUntil: Date | null
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
      host: siteHosts.host,
      proof: siteHosts.proof,
      unprovenUntil: siteHosts.unprovenUntil,
    })
    .from(siteHosts)
    .innerJoin(mounts, and(eq(mounts.companyId, siteHosts.companyId), eq(mounts.id, siteHosts.subjectId)))
    .where(
      and(
        eq(siteHosts.host, host.toLowerCase()),
        eq(siteHosts.kind, 'product'),
        inArray(mounts.state, [...mountedStates]),
      ),
    )
  return mounted
}
