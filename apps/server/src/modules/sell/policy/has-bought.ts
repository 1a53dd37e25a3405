import { and, eq } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { customers } from '../customer/index.ts'
import { policies } from './tables.ts'

/** Whether somebody of this address has a policy of the company's, or had one. */
export async function hasBought(tx: ReadTx, email: string): Promise<boolean> {
  const [found] = await tx
    .select({ id: policies.id })
    .from(policies)
    .innerJoin(customers, eq(customers.id, policies.customerId))
    .where(and(eq(customers.mode, 'live'), eq(customers.emailKey, email.trim().toLowerCase())))
    .limit(1)
  return found !== undefined
}
