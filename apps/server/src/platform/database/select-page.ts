import type { Page, Paging } from '@coverwright/contract/wire'
import { asc, desc, getTableColumns, ilike, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { ReadTx } from './with-tenant.ts'

type ListedTable = PgTable & { readonly id: PgColumn }
type ColumnOf<T extends ListedTable> = keyof T['_']['columns'] & string

/** One page of a table and how many rows there are in all. The id settles ties, so that no row shows twice. */
export async function selectPage<T extends ListedTable>(
  tx: ReadTx,
  table: T,
  where: SQL | undefined,
  { nowPage, pageSize, orderBy = '-id' }: Paging<ColumnOf<T>>,
): Promise<Page<T['$inferSelect']>> {
  const [key, direction] = orderBy.startsWith('-') ? [orderBy.slice(1), desc] : [orderBy, asc]
  const items = await tx
    .select()
    .from<PgTable>(table)
    .where(where)
    .orderBy(direction(getTableColumns<PgTable>(table)[key] ?? table.id), desc(table.id))
    .limit(pageSize)
    .offset((nowPage - 1) * pageSize)
  return { items, total: await tx.$count(table, where) }
}

/** Rows whose column contains the text as typed: a percent sign is a percent sign. */
export const contains = (column: PgColumn, text: string | undefined) =>
  text ? ilike(column, `%${text.replace(/[\\%_]/g, '\\$&')}%`) : undefined
