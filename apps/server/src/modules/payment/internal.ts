import { and, eq, inArray } from 'drizzle-orm'
import type { ReadTx, WriteTx } from '../../platform/database/with-tenant.ts'
import { type PaymentRow, payments } from './tables.ts'

export async function findPayment(tx: ReadTx, id: string): Promise<PaymentRow | undefined> {
  const [row] = await tx.select().from(payments).where(eq(payments.id, id))
  return row
}

/** The payment of an application that is under way or paid; there is never more than one. */
export async function findCurrentPayment(tx: ReadTx, applicationId: string): Promise<PaymentRow | undefined> {
  const [row] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.applicationId, applicationId), inArray(payments.state, ['started', 'paid'])))
  return row
}

export async function savePayment(
  tx: WriteTx,
  id: string,
  change: Partial<Omit<typeof payments.$inferInsert, 'id' | 'companyId'>>,
): Promise<void> {
  await tx.update(payments).set(change).where(eq(payments.id, id))
}

/** What the gateway knows the payment by: enough to find its company again, and nothing about it. */
export const referenceOf = ({ companyId, id }: Pick<PaymentRow, 'companyId' | 'id'>) => `${companyId}.${id}`

const isId = (text: string | undefined): text is string => /^[0-9a-f-]{36}$/.test(text ?? '')

export function paymentOfReference(reference: string) {
  const [companyId, paymentId] = reference.split('.')
  return isId(companyId) && isId(paymentId) ? { companyId, paymentId } : undefined
}
