// The peer of measurements of what something costs that writes: a program that does nothing but write, into tables with the
// same columns and indexes.
import { hash, randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pool, QueryConfig } from 'pg'
import type { Write } from './recorded-writes.ts'

/** Linux counts processor time in hundredths of a second. */
const tickMicros = 10_000
const bareOf = (table: string) => `bare."${table}"`
const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

interface Bare {
  readonly ownerPool: Pool
  /** Where the database lies. */
  readonly home: string
  /** What is written to any of these is written to a bare table. */
  readonly writes: readonly Write[]
  /** What else of it has to be new each time, besides its ids. */
  readonly renumber?: (text: string) => string
}

type Steps = readonly (readonly Write[])[]

export async function bareWrites({ ownerPool, home, writes, renumber = (text) => text }: Bare) {
  const jsonColumns = await makeBareTables(ownerPool, new Set(writes.map(({ table }) => table)))

  /** Microseconds of processor time each, of this process and of the database, and how many are done in a second. */
  async function cost(steps: Steps, many: number): Promise<{ micros: number; perSecond: number }> {
    const done: QueryConfig[][][] = []
    for (let at = 0; at < many; at++) {
      const renewed = JSON.parse(withOwnIds(JSON.stringify(steps), renumber)) as Write[][]
      for (const { table, row } of foundBefore(renewed.flat()))
        await ownerPool.query(statementOf({ table, row, before: undefined }, jsonColumns))
      done.push(renewed.map((step) => step.map((write) => statementOf(write, jsonColumns))))
    }
    const client = await ownerPool.connect()
    const begun = performance.now()
    const micros = await cpuWithDatabase(home, many, async () => {
      const before = process.cpuUsage()
      for (const step of done.flat()) {
        if (step.length > 1) await client.query('begin')
        for (const statement of step) await client.query(statement)
        if (step.length > 1) await client.query('commit')
      }
      const { user, system } = process.cpuUsage(before)
      return (user + system) / many
    }).finally(() => client.release())
    return { micros, perSecond: (many * 1000) / (performance.now() - begun) }
  }
  return { cost }
}

export function countsOf(written: readonly Write[]): string {
  const counts = Object.groupBy(written, ({ table }) => table)
  return Object.entries(counts)
    .map(([table, of]) => `${of?.length} ${table}`)
    .join(', ')
}

/** Answers which columns hold JSON, and are written as its text. */
async function makeBareTables(ownerPool: Pool, tables: ReadonlySet<string>): Promise<ReadonlySet<string>> {
  await ownerPool.query('create schema bare')
  for (const table of tables)
    await ownerPool.query(`create table ${bareOf(table)} (like ${table} including defaults including indexes)`)
  const { rows } = await ownerPool.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'bare' and data_type = 'jsonb'`,
  )
  return new Set(rows.map(({ name }) => name))
}

/** As the last of its versions leaves it, as if it had been new. */
export function newestRows(written: readonly Write[]): Write[] {
  const newest = new Map(written.map(({ table, row }) => [`${table} ${keyOf(row)}`, { table, row, before: undefined }]))
  return [...newest.values()]
}

function withOwnIds(text: string, renumber: (text: string) => string): string {
  const ids = new Map<string, string>()
  const fresh = (id: string) => {
    if (!ids.has(id)) ids.set(id, randomUUID())
    return ids.get(id) ?? id
  }
  return renumber(text.replaceAll(uuid, fresh))
}

/** Rows that were there already when they were first changed. */
function foundBefore(written: readonly Write[]) {
  const seen = new Set<string>()
  return written.flatMap(({ table, row, before }) => {
    const key = `${table} ${keyOf(row)}`
    const isFirst = !seen.has(key)
    seen.add(key)
    return isFirst && before ? [{ table, row: before }] : []
  })
}

function keyOf(row: Write['row']) {
  return String(row['id'] ?? row['session_id'])
}

/** As a person would write it: a new row whole, of a changed one what changed, by the key it is found by. */
function statementOf({ table, row, before }: Write, jsonColumns: ReadonlySet<string>): QueryConfig {
  const columns = Object.keys(row).filter(
    (name) => !before || JSON.stringify(row[name]) !== JSON.stringify(before[name]),
  )
  const valueOf = (name: string) => {
    const value = row[name]
    return jsonColumns.has(`${table}.${name}`) && value !== null ? JSON.stringify(value) : value
  }
  const values = columns.map(valueOf)
  if (!before) {
    const names = columns.map((column) => `"${column}"`)
    const places = columns.map((_column, at) => `$${at + 1}`)
    return kept(`insert into ${bareOf(table)} (${names.join()}) values (${places.join()})`, values)
  }
  const sets = columns.map((column, at) => `"${column}" = $${at + 1}`)
  const keys = ['company_id', 'id'].filter((key) => key in row)
  const found = keys.map((key, at) => `"${key}" = $${values.length + at + 1}`)
  const text = `update ${bareOf(table)} set ${sets.join()} where ${found.join(' and ')}`
  return kept(text, [...values, ...keys.map(valueOf)])
}

/** The database reads and plans it once. */
function kept(text: string, values: unknown[]): QueryConfig {
  return { name: hash('md5', text), text, values }
}

/** Microseconds each of so many: adds to what the work says of itself what all of the database's processes used meanwhile. */
export async function cpuWithDatabase(home: string, many: number, work: () => Promise<number>): Promise<number> {
  const before = await databaseTicks(home)
  const micros = await work()
  return micros + ((await databaseTicks(home)) - before) * (tickMicros / many)
}

/** Of the postmaster's children that run, and of those that have ended. */
async function databaseTicks(home: string): Promise<number> {
  const postmaster = (await readFile(join(home, 'postgres/data/postmaster.pid'), 'utf8')).split('\n')[0] ?? ''
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const stats = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')))
  return stats.reduce((sum, stat) => {
    // The name in brackets may hold anything; what follows it is counted from the state on.
    const [, parent, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const isPostmaster = stat.startsWith(`${postmaster} `)
    if (parent !== postmaster && !isPostmaster) return sum
    const [used, system, ended, endedSystem] = fields.slice(9, 13).map(Number)
    return sum + (used ?? 0) + (system ?? 0) + (isPostmaster ? (ended ?? 0) + (endedSystem ?? 0) : 0)
  }, 0)
}
