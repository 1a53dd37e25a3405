import { getTableColumns, getTableName } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { type PoolClient, types as pgTypes } from 'pg'
import type { ReadTx } from './tx.ts'

export type RowTable = PgTable & { readonly id: PgColumn }

/** A statement about whole rows, and how what is given and what is answered is written in the database's words. */
export interface RowPlan {
  /** The database keeps the statement under it: it is read and planned once a connection. */
  readonly name: string
  readonly text: string
}

let written = 0
const columnsOf = new WeakMap<RowTable, readonly (readonly [key: string, column: PgColumn])[]>()
const plansOf = new WeakMap<RowTable, Map<string, RowPlan>>()

export function rowColumns(table: RowTable) {
  const known = columnsOf.get(table) ?? Object.entries(getTableColumns<PgTable>(table))
  columnsOf.set(table, known)
  return known
}

export const listOf = (table: RowTable) =>
  rowColumns(table)
    .map(([, column]) => `"${column.name}"`)
    .join(', ')

/** Written once for a table and a purpose: building it anew costs more than carrying it out. */
export function rowPlan(table: RowTable, purpose: string, write: (name: string) => string): RowPlan {
  const plans = plansOf.get(table) ?? new Map<string, RowPlan>()
  plansOf.set(table, plans)
  const known = plans.get(purpose)
  if (known) return known
  const name = getTableName(table)
  // The purpose names columns and may be longer than a name can be.
  const plan = { name: `${name} ${++written}`, text: write(name) }
  plans.set(purpose, plan)
  return plan
}

/** The first row of the answer. */
export async function runRowPlan<T extends RowTable>(
  tx: ReadTx,
  table: T,
  { name, text }: RowPlan,
  values: readonly unknown[],
): Promise<T['$inferSelect'] | undefined> {
  const { rows } = await clientOf(tx).query<unknown[]>({ name, text, values: [...values], rowMode: 'array', types })
  return rows[0] && rowOf(table, rows[0])
}

function rowOf(table: RowTable, values: readonly unknown[]): Record<string, unknown> {
  const row: Record<string, unknown> = {}
  for (const [index, [key, column]] of rowColumns(table).entries()) {
    const value = values[index]
    row[key] = value === null ? null : column.mapFromDriverValue(value)
  }
  return row
}

/** Times stay text, as drizzle's columns expect them; arrays of them too. */
const asText: ReadonlySet<number> = new Set([1082, 1114, 1184, 1186, 1115, 1182, 1185, 1187, 1231])
const untouched = (value: string) => value
type TypeOid = Parameters<typeof pgTypes.getTypeParser>[0]
const types = {
  getTypeParser: (oid: TypeOid) => (asText.has(oid) ? untouched : pgTypes.getTypeParser(oid)),
}

/** `withTenant` hands out a drizzle database over the transaction's own connection and shows a part of it. */
export const clientOf = (tx: ReadTx) => (tx as NodePgDatabase & { $client: PoolClient }).$client
