import { and, eq, gt } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { siteHosts } from './tables.ts'

/** Hosts that the company has without proof, while their time lasts. */
export async function findUnproven(tx: ReadTx, now: Date): Promise<string[]> {
  const rows = await tx
    .select({ host: siteHosts.host })
    .from(siteHosts)
    .where(and(eq(siteHosts.proof, 'unproven'), gt(siteHosts.unprovenUntil, now)))
    .orderBy(siteHosts.host)
  return rows.map(({ host }) => host)
}
