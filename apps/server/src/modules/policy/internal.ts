import { eq } from 'drizzle-orm'
import type { ReadTx } from '../../platform/database/with-tenant.ts'
import { type PolicyRow, policies } from './tables.ts'

export async function findPolicyOfApplication(tx: ReadTx, applicationId: string): Promise<PolicyRow | undefined> {
  const [row] = await tx.select().from(policies).where(eq(policies.applicationId, applicationId))
  return row
}
