import { asc, eq } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { referrals } from './tables.ts'

/** The cases that an application has been, the oldest first. */
export async function referralsOf(tx: ReadTx, applicationId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: referrals.id })
    .from(referrals)
    .where(eq(referrals.applicationId, applicationId))
    .orderBy(asc(referrals.id))
    .limit(50)
  return rows.map(({ id }) => id)
}
