import { getTableColumns, getTableName } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { type ClientBase, types as pgTypes } from 'pg'
import type { ReadTx } from './with-tenant.ts'

type RowTable = PgTable & { readonly id: PgColumn }

/** The statement and the way back from its answer, made once a table: building both anew cost more than the query. */
interface Plan {
  readonly name: string
  readonly text: string
  readonly toRow: (values: readonly unknown[]) => Record<string, unknown>
}

const plans = new WeakMap<RowTable, Plan>()

/** A row by its id, as far as the transaction's company has it. */
export async function selectRow<T extends RowTable>(
  tx: ReadTx,
  table: T,
  id: string,
): Promise<T['$inferSelect'] | undefined> {
  const plan = plans.get(table) ?? planOf(table)
  const { name, text, toRow } = plan
  const { rows } = await clientOf(tx).query<unknown[]>({ name, text, values: [id], rowMode: 'array', types })
  return rows[0] && toRow(rows[0])
}

function planOf(table: RowTable): Plan {
  const name = getTableName(table)
  const columns = Object.entries(getTableColumns<PgTable>(table))
  const list = columns.map(([, column]) => `"${column.name}"`).join(', ')
  const plan: Plan = {
    name: `row of ${name}`,
    text: `select ${list} from "${name}" where "id" = $1`,
    toRow: (values) => {
      const row: Record<string, unknown> = {}
      for (const [index, [key, column]] of columns.entries()) {
        const value = values[index]
        row[key] = value === null ? null : column.mapFromDriverValue(value)
      }
      return row
    },
  }
  plans.set(table, plan)
  return plan
}

/** Times stay text, as drizzle's columns expect them; arrays of them too. */
const asText: ReadonlySet<number> = new Set([1082, 1114, 1184, 1186, 1115, 1182, 1185, 1187, 1231])
const untouched = (value: string) => value
type TypeOid = Parameters<typeof pgTypes.getTypeParser>[0]
const types = {
  getTypeParser: (oid: TypeOid) => (asText.has(oid) ? untouched : pgTypes.getTypeParser(oid)),
}

/** `withTenant` hands out a drizzle database over the transaction's own connection and shows a part of it. */
const clientOf = (tx: ReadTx) => (tx as NodePgDatabase & { $client: ClientBase }).$client
