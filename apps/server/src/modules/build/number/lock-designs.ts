import { sql } from 'drizzle-orm'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'

/** Two designs made at the same moment would each find no other to collide with: a company makes them in turn. */
export async function lockDesigns(tx: WriteTx): Promise<void> {
  const lock = sql`count(pg_advisory_xact_lock(hashtext('policy number designs'), hashtext(current_company()::text)))`
  await tx.select({ lock }).from(sql`(values (1)) as one`)
}
