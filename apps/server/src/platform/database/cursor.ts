import { fail } from '@coverwright/domain/errors'
import { unkeptIn } from '@coverwright/domain/kept-text'
import { and, eq, getTableName, gt, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'

/** How a list is ordered: the id settles ties, the newest first, whichever way the column runs. */
export interface Order {
  readonly table: PgTable & { readonly id: PgColumn }
  readonly column: PgColumn
  readonly isDown: boolean
}

/** The last row of a page: what its column holds, in the database's own words, and its id. */
export interface Mark {
  readonly value: string | null
  readonly id: string
}

/** A time is read to the microsecond: cut to what JavaScript knows it would lead to rows that were shown before. */
export const valueOf = ({ column }: Order): SQL<string | null> =>
  column.dataType === 'date'
    ? sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
    : sql`${column}::text`

const nameOf = ({ table, column, isDown }: Order) => `${getTableName(table)} ${isDown ? '-' : ''}${column.name}`

export const writeCursor = (order: Order, { value, id }: Mark): string =>
  Buffer.from(JSON.stringify([nameOf(order), value, id])).toString('base64url')

/** Refuses what no page of this list in this order was answered with, as far as it can be told. */
export function readCursor(order: Order, after: string): Mark {
  const { data } = Written.safeParse(jsonOf(Buffer.from(after, 'base64url').toString()))
  const [list, value, id] = data ?? refuseMark()
  if (list !== nameOf(order) || !(value === null || isOf(order.column, value))) return refuseMark()
  return { value, id }
}

const Written = z.tuple([z.string(), z.string().nullable(), z.uuid()])
const Time = z.iso.datetime({ precision: 6 })

export const refuseMark = () =>
  fail('invalid', { after: 'This leads to no page of this list. Begin with the first page.' })

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A value that the database could not read as the column's would answer 500. */
function isOf({ dataType }: PgColumn, value: string): boolean {
  if (dataType === 'date') return Time.safeParse(value).success && !value.startsWith('0000')
  if (dataType === 'number') return /^-?\d{1,9}$/.test(value)
  return unkeptIn({ value }).length === 0
}

/**
 * Where the rows after a mark stand, part by part in the order of the list. Each part is a condition that an index answers;
 * one condition for all of them would be none.
 */
export function partsAfter({ table, column, isDown }: Order, { value, id }: Mark): SQL[] {
  if (column === table.id) return [isDown ? lt(table.id, id) : gt(table.id, id)]
  // As PostgreSQL sorts: what has no value comes last, or first when the column runs downwards.
  if (value === null) return [tieOf(isNull(column), lt(table.id, id)), ...(isDown ? [isNotNull(column)] : [])]
  const given = sql`${value}::${sql.raw(column.getSQLType())}`
  const tie = tieOf(eq(column, given), lt(table.id, id))
  if (isDown) return [tie, lt(column, given)]
  return [tie, gt(column, given), ...(column.notNull ? [] : [isNull(column)])]
}

const tieOf = (isSame: SQL, isAfter: SQL) => and(isSame, isAfter) ?? isSame
