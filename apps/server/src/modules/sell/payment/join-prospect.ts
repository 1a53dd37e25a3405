import { eq, sql } from 'drizzle-orm'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { type ApplicationRow, applications } from '../application/index.ts'
import { customerNotes, customers } from '../customer/index.ts'
import { policies } from '../policy/index.ts'
import { referrals } from '../referral/index.ts'

/**
 * Bought under another address than the one the price was shown for: who was known by the mistyped one is the buyer, and
 * goes where nothing else stands under it, for nobody would look for it when the buyer is erased.
 */
export async function joinProspect(
  tx: WriteTx,
  { id: applicationId, customerId: prospectId }: Pick<ApplicationRow, 'id' | 'customerId'>,
  buyerId: string | null,
): Promise<void> {
  if (!prospectId || !buyerId || prospectId === buyerId) return
  await tx.update(referrals).set({ customerId: buyerId }).where(eq(referrals.applicationId, applicationId))
  await tx.update(applications).set({ customerId: buyerId }).where(eq(applications.id, applicationId))
  // Somebody who holds it is giving it something of its own; waiting for them, two such purchases could wait in a circle.
  const [prospect] = await tx
    .select()
    .from(customers)
    .where(eq(customers.id, prospectId))
    .for('update', { skipLocked: true })
  if (!prospect || prospect.erasedAt || (await hasAnything(tx, prospectId))) return
  await tx.delete(customers).where(eq(customers.id, prospectId))
  const former = [...prospect.formerEmails, prospect.email]
  await tx
    .update(customers)
    .set({ formerEmails: sql`${customers.formerEmails} || ${sql.param(former, customers.formerEmails)}` })
    .where(eq(customers.id, buyerId))
}

async function hasAnything(tx: WriteTx, id: string): Promise<boolean> {
  const found = [
    await tx.$count(applications, eq(applications.customerId, id)),
    await tx.$count(policies, eq(policies.customerId, id)),
    await tx.$count(referrals, eq(referrals.customerId, id)),
    await tx.$count(customerNotes, eq(customerNotes.customerId, id)),
  ]
  return found.some((count) => count > 0)
}
