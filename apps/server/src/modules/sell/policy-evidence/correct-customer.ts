import { and, eq, ne } from 'drizzle-orm'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { applications } from '../application/index.ts'
import { type CustomerRow, customerNotes, customers, keepCustomer } from '../customer/index.ts'
import { policies } from '../policy/index.ts'
import { referrals } from '../referral/index.ts'

export async function renameCustomer(tx: WriteTx, id: string, name: string): Promise<void> {
  await tx.update(customers).set({ name }).where(eq(customers.id, id))
}

/**
 * The address was misspelt, so that the person is the one with the right address: where such a customer is known, what
 * stood under the wrong one becomes theirs and the wrong one goes, for nobody would look for it when they are erased.
 * Where other purchases stand under it, it is also right for somebody: then this purchase alone moves.
 */
export async function readdressCustomer(
  tx: WriteTx,
  { id, mode }: CustomerRow,
  { applicationId, email, name }: { readonly applicationId: string; readonly email: string; readonly name: string },
): Promise<string> {
  const emailKey = email.trim().toLowerCase()
  const [known] = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.mode, mode), eq(customers.emailKey, emailKey), ne(customers.id, id)))
    .for('update')
  const isShared =
    (await tx.$count(applications, and(eq(applications.customerId, id), ne(applications.id, applicationId)))) > 0
  if (isShared) {
    const moved = { customerId: known?.id ?? (await keepCustomer(tx, { mode, email, name, isConfirmed: true })) }
    await tx.update(referrals).set(moved).where(eq(referrals.applicationId, applicationId))
    return moved.customerId
  }
  if (!known) {
    await tx.update(customers).set({ email, emailKey }).where(eq(customers.id, id))
    return id
  }
  const moved = { customerId: known.id }
  for (const table of [policies, applications, referrals])
    await tx.update(table).set(moved).where(eq(table.customerId, id))
  await tx.update(customerNotes).set(moved).where(eq(customerNotes.customerId, id))
  await tx.delete(customers).where(eq(customers.id, id))
  return known.id
}
