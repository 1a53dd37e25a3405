import { eq } from 'drizzle-orm'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import { exchangeKey } from './internal.ts'
import { exchangeReports, exchangeReviews, exchangeTakers, exchangeVersions, releasedItems } from './tables.ts'

/** In the operator's company: what others may take stays, and nothing leads from it to the company that is erased. */
export async function forgetExchangeOf(operatorTx: WriteTx, companyId: string): Promise<void> {
  await operatorTx
    .update(releasedItems)
    .set({ forCompanyId: null, forItemId: null, author: '' })
    .where(eq(releasedItems.forCompanyId, companyId))
  await operatorTx.delete(exchangeReviews).where(eq(exchangeReviews.forCompanyId, companyId))
  await operatorTx.delete(exchangeTakers).where(eq(exchangeTakers.byCompanyId, companyId))
  await operatorTx.delete(exchangeReports).where(eq(exchangeReports.byCompanyId, companyId))
}

/** The keys of what the company keeps outside of the database. */
export async function filesOfExchange(tx: ReadTx): Promise<string[]> {
  const { companyId, id } = exchangeVersions
  const rows = await tx.select({ companyId, id }).from(exchangeVersions)
  return rows.map((row) => exchangeKey(row.companyId, row.id))
}
