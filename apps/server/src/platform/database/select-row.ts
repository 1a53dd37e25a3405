import { getTableColumns } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { listOf, type RowTable, rowPlan, runRowPlan } from './row-plan.ts'
import type { ReadTx } from './tx.ts'

/** Nothing, or until the transaction ends nobody else changes the row, or at least nobody deletes it. */
export type Lock = '' | 'for update' | 'for no key update' | 'for key share'

/** A row by its id, as far as the transaction's company has it. */
export const selectRow = <T extends RowTable>(
  tx: ReadTx,
  table: T,
  id: string,
  lock: Lock = '',
): Promise<T['$inferSelect'] | undefined> => selectRowBy(tx, table, 'id', id, lock)

/** The same by another column, whose values are unique in a company. */
export function selectRowBy<T extends RowTable>(
  tx: ReadTx,
  table: T,
  key: keyof T['$inferSelect'] & string,
  value: string,
  lock: Lock = '',
): Promise<T['$inferSelect'] | undefined> {
  const plan = rowPlan(table, `by ${key} ${lock}`, (name) => {
    const column = getTableColumns<PgTable>(table)[key]?.name
    return `select ${listOf(table)} from "${name}" where "${column}" = $1 ${lock}`.trim()
  })
  return runRowPlan(tx, table, plan, [value])
}
