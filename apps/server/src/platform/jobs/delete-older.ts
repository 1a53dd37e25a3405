import { inArray, lt, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { RowTable } from '../database/row-plan.ts'
import type { WaysIn } from '../http/ways-in.ts'
import type { RecurringContext } from './handler.ts'

/** Rows of companies that the door may find by their age: id, company and that column, with an index that begins with it. */
interface Kept {
  readonly table: RowTable & { readonly companyId: PgColumn }
  readonly by: PgColumn
  readonly before: Date | SQL
}

const atOnce = 1000

/** What was kept long enough, of all companies: found at the door, and deleted by each company for itself. */
export async function deleteOlder(
  { door, inCompany, signal }: Pick<WaysIn, 'door'> & Pick<RecurringContext, 'inCompany' | 'signal'>,
  { table, by, before }: Kept,
): Promise<void> {
  for (;;) {
    const old = await door((tx) =>
      tx
        .select({ id: table.id, companyId: table.companyId })
        .from(table)
        .where(lt(by, before))
        .orderBy(by)
        .limit(atOnce),
    )
    // Ids are texts, whatever the table.
    const ofCompanies = Map.groupBy(old as { id: string; companyId: string }[], ({ companyId }) => companyId)
    for (const [companyId, own] of ofCompanies) {
      const ids = own.map(({ id }) => id)
      await inCompany(companyId, (tx) => tx.delete(table).where(inArray(table.id, ids)))
    }
    if (old.length < atOnce || signal.aborted) return
  }
}
