import { and, eq, inArray } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { commissionEntries } from './tables.ts'

/** What channels earned or gave back with these transactions, by their ids. */
export async function findCommissions(tx: ReadTx, transactionIds: readonly string[]) {
  if (transactionIds.length === 0) return new Map<string, number>()
  const found = await tx
    .select({ id: commissionEntries.transactionId, amountMinor: commissionEntries.amountMinor })
    .from(commissionEntries)
    .where(and(inArray(commissionEntries.transactionId, [...transactionIds]), eq(commissionEntries.payee, 'channel')))
  return new Map(found.map(({ id, amountMinor }) => [id, amountMinor]))
}
