import { inArray } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { type CommissionEntryRow, commissionEntries } from './tables.ts'

/** What was earned or given back with these transactions, by their ids: whoever brought the customer before the company itself. */
export async function findCommissions(tx: ReadTx, transactionIds: readonly string[]) {
  if (transactionIds.length === 0) return new Map<string, Pick<CommissionEntryRow, 'payee' | 'amountMinor'>>()
  const found = await tx
    .select({
      id: commissionEntries.transactionId,
      payee: commissionEntries.payee,
      amountMinor: commissionEntries.amountMinor,
    })
    .from(commissionEntries)
    .where(inArray(commissionEntries.transactionId, [...transactionIds]))
  const ordered = found.toSorted((one, other) => Number(other.payee === 'broker') - Number(one.payee === 'broker'))
  return new Map(ordered.map(({ id, payee, amountMinor }) => [id, { payee, amountMinor }]))
}
