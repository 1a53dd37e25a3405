import type { Paging } from '@coverwright/contract/wire'
import { countedRows } from '@coverwright/domain/counted-rows'
import { and, asc, desc, getTableColumns, ilike, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { type Mark, type Order, partsAfter, readCursor, valueOf, writeCursor } from './cursor.ts'
import { type ListPage, listPage } from './list-page.ts'
import type { ReadTx } from './with-tenant.ts'

type ListedTable = Order['table']
type ColumnOf<T extends ListedTable> = keyof T['_']['columns'] & string
type Marked<T extends ListedTable> = { readonly row: T['$inferSelect']; readonly value: string | null }

/**
 * One page of a table and how many rows there are, counted up to `countedRows`. The id settles ties, so that no row shows
 * twice. What it may be sorted by is what an index begins with: the sweep of statements asks for every sort key.
 */
export async function selectPage<T extends ListedTable>(
  tx: ReadTx,
  table: T,
  where: SQL | undefined,
  paging: Paging<ColumnOf<T>>,
): Promise<ListPage<T['$inferSelect']>> {
  const order = orderOf(table, paging.orderBy)
  const marked = paging.after
    ? await readAfter(tx, order, where, readCursor(order, paging.after), paging.pageSize + 1)
    : await readPart(tx, order, where, paging.pageSize + 1, (paging.nowPage - 1) * paging.pageSize)
  const { items, ...page } = listPage(marked, await countUpTo(tx, table, where), paging, ({ row, value }) =>
    writeCursor(order, { value, id: String(row.id) }),
  )
  // Read with the columns of this very table.
  return { items: items.map(({ row }) => row), ...page }
}

function orderOf(table: ListedTable, orderBy = '-id'): Order {
  const isDown = orderBy.startsWith('-')
  const column = getTableColumns<PgTable>(table)[isDown ? orderBy.slice(1) : orderBy] ?? table.id
  return { table, column, isDown }
}

async function readAfter(tx: ReadTx, order: Order, where: SQL | undefined, mark: Mark, limit: number) {
  const rows: Marked<ListedTable>[] = []
  for (const part of partsAfter(order, mark))
    if (rows.length < limit) rows.push(...(await readPart(tx, order, and(where, part), limit - rows.length)))
  return rows
}

function readPart(tx: ReadTx, order: Order, where: SQL | undefined, limit: number, offset = 0) {
  const { table, column, isDown } = order
  return tx
    .select({ row: getTableColumns<PgTable>(table), value: valueOf(order) })
    .from<PgTable>(table)
    .where(where)
    .orderBy((isDown ? desc : asc)(column), desc(table.id))
    .limit(limit)
    .offset(offset)
}

/** Stops counting there: nobody reads on to see whether it is a million. */
async function countUpTo(tx: ReadTx, table: ListedTable, where: SQL | undefined): Promise<number> {
  const some = tx
    .select({ one: sql`1`.as('one') })
    .from<PgTable>(table)
    .where(where)
    .limit(countedRows + 1)
    .as('some')
  const [row] = await tx.select({ counted: sql<number>`count(*)::int` }).from(some)
  return row?.counted ?? 0
}

/** Rows whose column contains the text as typed: a percent sign is a percent sign. */
export const contains = (column: PgColumn, text: string | undefined) =>
  text ? ilike(column, `%${text.replace(/[\\%_]/g, '\\$&')}%`) : undefined
