import { desc, eq } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { mounts } from './tables.ts'

/** Nobody keeps a page open over more swaps than these. */
const most = 5

/** What a company has shown at an address, the latest first. */
export async function findReleasesAt(tx: ReadTx, host: string): Promise<string[]> {
  const rows = await tx
    .select({ releaseId: mounts.releaseId })
    .from(mounts)
    .where(eq(mounts.host, host))
    .orderBy(desc(mounts.mountedAt))
    .limit(most)
  return [...new Set(rows.map(({ releaseId }) => releaseId))]
}
