import type { QueryConfig } from 'pg'
import { clientOf, listOf, type RowTable, rowColumns, rowPlan, runRowPlan } from './row-plan.ts'
import type { WriteTx } from './tx.ts'

type Given<T extends RowTable> = T['$inferInsert']
type Change<T extends RowTable> = Partial<Omit<Given<T>, 'id' | 'companyId'>>

/** Writes a new row and answers it whole, with what the database filled in. */
export async function insertRow<T extends RowTable>(
  tx: WriteTx,
  table: T,
  given: Given<T>,
): Promise<T['$inferSelect']> {
  const { plan, values } = insertion(table, given, ` returning ${listOf(table)}`)
  const saved = await runRowPlan(tx, table, plan, values)
  if (!saved) throw new Error(`Nothing was written by: ${plan.text}`)
  return saved
}

/** The statement that writes a new row and answers nothing. */
export function insertOf<T extends RowTable>(table: T, given: Given<T>): QueryConfig {
  const { plan, values } = insertion(table, given, '')
  return { ...plan, values }
}

/** Changes what is named of a row and answers it whole; nothing where the company has no such row. */
export function updateRow<T extends RowTable>(
  tx: WriteTx,
  table: T,
  id: string,
  change: Change<T>,
): Promise<T['$inferSelect'] | undefined> {
  const { plan, values } = changing(table, id, change, ` returning ${listOf(table)}`)
  return runRowPlan(tx, table, plan, values)
}

/** The same for who does not need the row: what is long in it need not be read. */
export async function changeRow<T extends RowTable>(
  tx: WriteTx,
  table: T,
  id: string,
  change: Change<T>,
): Promise<void> {
  await clientOf(tx).query(changeOf(table, id, change))
}

/** The statement of `changeRow`. */
export function changeOf<T extends RowTable>(table: T, id: string, change: Change<T>): QueryConfig {
  const { plan, values } = changing(table, id, change, '')
  return { ...plan, values }
}

function insertion(table: RowTable, given: Readonly<Record<string, unknown>>, answer: string) {
  const row = { ...given }
  for (const [key, { defaultFn }] of rowColumns(table)) if (row[key] === undefined && defaultFn) row[key] = defaultFn()
  const { purpose, names, values } = writtenAs(table, row)
  const plan = rowPlan(table, `insert ${purpose}${answer}`, (name) => {
    const places = names.map((_name, at) => `$${at + 1}`)
    return `insert into "${name}" (${names.join(', ')}) values (${places.join(', ')})${answer}`
  })
  return { plan, values }
}

function changing(table: RowTable, id: string, change: Readonly<Record<string, unknown>>, answer: string) {
  const { purpose, names, values } = writtenAs(table, change)
  const plan = rowPlan(table, `update ${purpose}${answer}`, (name) => {
    const isDated = rowColumns(table).some(([key]) => key === 'updatedAt')
    const sets = [...(isDated ? ['"updated_at" = now()'] : []), ...names.map((column, at) => `${column} = $${at + 2}`)]
    return `update "${name}" set ${sets.join(', ')} where "id" = $1${answer}`
  })
  return { plan, values: [id, ...values] }
}

/** What is given, in the order of the table's columns and in the database's own words. */
function writtenAs(table: RowTable, given: Readonly<Record<string, unknown>>) {
  const columns = rowColumns(table).filter(([key]) => given[key] !== undefined)
  return {
    purpose: columns.map(([key]) => key).join(),
    names: columns.map(([, { name }]) => `"${name}"`),
    values: columns.map(([key, column]) => (given[key] === null ? null : column.mapToDriverValue(given[key]))),
  }
}
