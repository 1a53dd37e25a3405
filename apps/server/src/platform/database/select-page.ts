import type { Paging } from '@coverwright/contract/wire'
import { countedRows } from '@coverwright/domain/counted-rows'
import { and, asc, desc, getTableColumns, ilike, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { type Mark, type Order, partsAfter, readCursor, valueOf, writeCursor } from './cursor.ts'
import { type ListPage, listPage } from './list-page.ts'
import type { ReadTx } from './with-tenant.ts'

type ListedTable = Order['table']
type ColumnOf<T extends ListedTable> = keyof T['_']['columns'] & string
type Marked = { readonly row: Readonly<Record<string, unknown>>; readonly value: string | null }

/** What is asked of a table, and in which order. */
interface Question extends Order {
  readonly where: SQL | undefined
  /** Of a table that two companies share: ours by one column, or by the other. Each is read by an index of its own. */
  readonly sides: readonly (SQL | undefined)[]
}

/**
 * One page of a table and how many rows there are, counted up to `countedRows`. The id settles ties, so that no row shows
 * twice. What it may be sorted by is what an index begins with: the sweep of statements asks for every sort key.
 */
export async function selectPage<T extends ListedTable>(
  tx: ReadTx,
  table: T,
  where: SQL | undefined,
  paging: Paging<ColumnOf<T>>,
  sides: readonly SQL[] = [],
): Promise<ListPage<T['$inferSelect']>> {
  const { nowPage, pageSize, after } = paging
  const asked = { ...orderOf(table, paging.orderBy), where, sides: sides.length > 0 ? sides : [undefined] }
  const marked = after
    ? await readAfter(tx, asked, readCursor(asked, after), pageSize + 1)
    : await readPart(tx, asked, pageSize + 1, (nowPage - 1) * pageSize)
  const { items, ...page } = listPage(marked, await countUpTo(tx, asked), paging, ({ row, value }) =>
    writeCursor(asked, { value, id: String(row.id) }),
  )
  // Read with the columns of this very table.
  return { items: items.map(({ row }) => row), ...page }
}

function orderOf(table: ListedTable, orderBy = '-id'): Order {
  const isDown = orderBy.startsWith('-')
  const key = isDown ? orderBy.slice(1) : orderBy
  const columns = getTableColumns<PgTable>(table)
  return { table, column: columns[sortedAs(key)] ?? columns[key] ?? table.id, isDown }
}

/** `sortName` for `name`: the part of a long text that an index takes, see `sortText`. */
const sortedAs = (key: string) => `sort${key.charAt(0).toUpperCase()}${key.slice(1)}`

async function readAfter(tx: ReadTx, asked: Question, mark: Mark, limit: number) {
  const rows: Marked[] = []
  for (const part of partsAfter(asked, mark))
    if (rows.length < limit)
      rows.push(...(await readPart(tx, { ...asked, where: and(asked.where, part) }, limit - rows.length)))
  return rows
}

async function readPart(tx: ReadTx, asked: Question, limit: number, offset = 0): Promise<Marked[]> {
  const { table, column, isDown, where, sides } = asked
  const read = (side: SQL | undefined, most: number, skipped: number) =>
    tx
      .select({ row: getTableColumns<PgTable>(table), value: valueOf(asked) })
      .from<PgTable>(table)
      .where(and(where, side))
      .orderBy((isDown ? desc : asc)(column), desc(table.id))
      .limit(most)
      .offset(skipped)
  if (sides.length === 1) return read(sides[0], limit, offset)
  const found: Marked[] = []
  for (const side of sides) found.push(...(await read(side, limit + offset, 0)))
  return found.toSorted(inOrder(asked)).slice(offset, offset + limit)
}

/** As the database sorts times and ids. Words it sorts by rules of its own: a list of two sides has none to sort by. */
const inOrder =
  ({ isDown }: Order) =>
  (one: Marked, other: Marked) => {
    const byValue = compared(one.value ?? '', other.value ?? '')
    return (isDown ? -byValue : byValue) || compared(String(other.row.id), String(one.row.id))
  }

const compared = (one: string, other: string) => (one < other ? -1 : Number(one > other))

/** Stops counting there: nobody reads on to see whether it is a million. */
async function countUpTo(tx: ReadTx, { table, where, sides }: Question): Promise<number> {
  let counted = 0
  for (const side of sides) {
    const some = tx
      .select({ one: sql`1`.as('one') })
      .from<PgTable>(table)
      .where(and(where, side))
      .limit(countedRows + 1)
      .as('some')
    const [row] = await tx.select({ counted: sql<number>`count(*)::int` }).from(some)
    counted += row?.counted ?? 0
  }
  return counted
}

/** Rows whose column contains the text as typed: a percent sign is a percent sign. */
export const contains = (column: PgColumn, text: string | undefined) =>
  text ? ilike(column, `%${text.replace(/[\\%_]/g, '\\$&')}%`) : undefined
