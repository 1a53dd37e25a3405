// What a purchase costs server and database together (declare, pay, come back, policy written), against two programs
// that do nothing but write, into tables with the same columns and indexes: one writes each row once, all in one
// transaction; the other the same versions of the rows in the same transactions, as sure at each step as a purchase is.
import { hash, randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { QueryConfig } from 'pg'
import { middleOf } from '../middle-of.ts'
import { report } from '../result.ts'
import { cpuMicrosOf, serveDemo } from '../serve-demo.ts'
import { type Write, writesOf } from './recorded-writes.ts'

const buyers = 200
const rounds = 3
/** Linux counts processor time in hundredths of a second. */
const tickMicros = 10_000

const bareOf = (table: string) => `bare."${table}"`
const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
let number = 0

const { url, home, ownerPool, stop } = await serveDemo()
const load = join(import.meta.dirname, 'purchases.load.ts')
const known = join(home, 'buyers.json')

await cpuMicrosOf(1, load, 'prepare', url, '1', known)
const transactions = await writesOf(ownerPool, () => cpuMicrosOf(1, load, 'buy', url, '1', known))
const writes = transactions.flat()
console.log(
  `A purchase is ${transactions.length} transactions that write ${writes.length} versions of ${countsOf(writes)}`,
)
const jsonColumns = await makeBareTables(new Set(writes.map(({ table }) => table)))

const costs: { ours: number; once: number; asSure: number }[] = []
for (let round = 0; round <= rounds; round++) {
  await cpuMicrosOf(buyers, load, 'prepare', url, String(buyers), known)
  const ours = await withDatabase(() => cpuMicrosOf(buyers, load, 'buy', url, String(buyers), known))
  const once = await bareCost([newestRows(writes)])
  const asSure = await bareCost(transactions)
  // The first round warms all up.
  if (round > 0) costs.push({ ours, once, asSure })
}
const middle = (of: keyof (typeof costs)[number]) => middleOf(costs.map((cost) => cost[of]))
const line = { unit: 'µs a purchase', ours: middle('ours'), goal: { atMost: 3 } }
report({ name: 'journey/purchase-cpu', ...line, peer: middle('once') })
report({ name: 'journey/purchase-cpu-as-sure', ...line, peer: middle('asSure') })
await stop()

function countsOf(written: readonly Write[]): string {
  const counts = Object.groupBy(written, ({ table }) => table)
  return Object.entries(counts)
    .map(([table, of]) => `${of?.length} ${table}`)
    .join(', ')
}

/** Answers which columns hold JSON, and are written as its text. */
async function makeBareTables(tables: ReadonlySet<string>): Promise<ReadonlySet<string>> {
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
function newestRows(written: readonly Write[]): Write[] {
  const newest = new Map(written.map(({ table, row }) => [`${table} ${keyOf(row)}`, { table, row, before: undefined }]))
  return [...newest.values()]
}

/** Every purchase has ids and numbers of its own. What it is to write, and what has to be there before, is made first. */
async function bareCost(steps: readonly (readonly Write[])[]): Promise<number> {
  const purchases: QueryConfig[][][] = []
  for (let purchase = 0; purchase < buyers; purchase++) {
    const renewed = JSON.parse(withOwnIds(JSON.stringify(steps))) as Write[][]
    for (const { table, row } of foundBefore(renewed.flat()))
      await ownerPool.query(statementOf({ table, row, before: undefined }))
    purchases.push(renewed.map((step) => step.map(statementOf)))
  }
  const client = await ownerPool.connect()
  return withDatabase(async () => {
    const before = process.cpuUsage()
    for (const step of purchases.flat()) {
      if (step.length > 1) await client.query('begin')
      for (const statement of step) await client.query(statement)
      if (step.length > 1) await client.query('commit')
    }
    const { user, system } = process.cpuUsage(before)
    return (user + system) / buyers
  }).finally(() => client.release())
}

function withOwnIds(text: string): string {
  const ids = new Map<string, string>()
  const fresh = (id: string) => {
    if (!ids.has(id)) ids.set(id, randomUUID())
    return ids.get(id) ?? id
  }
  const policy = `TBK-PET-B${++number}`
  return text.replaceAll(uuid, fresh).replaceAll(/TBK-PET-\d+/g, policy)
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
function statementOf({ table, row, before }: Write): QueryConfig {
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

/** Adds what all of the database's processes used meanwhile. */
async function withDatabase(work: () => Promise<number>): Promise<number> {
  const before = await databaseTicks()
  const micros = await work()
  return micros + ((await databaseTicks()) - before) * (tickMicros / buyers)
}

/** Of the postmaster's children that run, and of those that have ended. */
async function databaseTicks(): Promise<number> {
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
