// What a purchase costs server and database together (declare, pay, come back, policy written), against one bare
// transaction that writes the same rows into tables with the same columns and indexes.
import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PoolClient } from 'pg'
import { middleOf } from '../middle-of.ts'
import { report } from '../result.ts'
import { cpuMicrosOf, serveDemo } from '../serve-demo.ts'

const buyers = 200
const rounds = 3
/** Linux counts processor time in hundredths of a second. */
const tickMicros = 10_000

interface Row {
  readonly table: string
  readonly columns: readonly string[]
  readonly values: readonly (string | null)[]
}

const bareOf = (table: string) => `bare."${table}"`
const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
let number = 0

const { url, home, ownerPool, stop } = await serveDemo()
const load = join(import.meta.dirname, 'purchases.load.ts')
const known = join(home, 'buyers.json')

await cpuMicrosOf(1, load, 'prepare', url, '1', known)
const rows = await rowsWrittenBy(() => cpuMicrosOf(1, load, 'buy', url, '1', known))
console.log(`A purchase writes ${rows.length} rows: ${countsOf(rows)}`)
await makeBareTables(rows)

const costs: { ours: number; peer: number }[] = []
for (let round = 0; round <= rounds; round++) {
  await cpuMicrosOf(buyers, load, 'prepare', url, String(buyers), known)
  const ours = await withDatabase(() => cpuMicrosOf(buyers, load, 'buy', url, String(buyers), known))
  const peer = await withDatabase(writeBare)
  // The first round warms both up.
  if (round > 0) costs.push({ ours, peer })
}
report({
  name: 'journey/purchase-cpu',
  unit: 'µs a purchase',
  ours: middleOf(costs.map(({ ours }) => ours)),
  peer: middleOf(costs.map(({ peer }) => peer)),
  goal: { atMost: 3 },
})
await stop()

/** The newest version of every row that the work inserted or changed, in text as the database keeps it. */
async function rowsWrittenBy(work: () => Promise<unknown>): Promise<Row[]> {
  const { rows: now } = await ownerPool.query<{ at: string }>('select pg_current_xact_id()::text as at')
  await work()
  const { rows: tables } = await ownerPool.query<{ name: string }>(
    `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname in ('public', 'pgboss', 'test_gateway')`,
  )
  const written: Row[] = []
  for (const { name } of tables) {
    const found = await ownerPool.query({
      text: `select * from ${name} where xmin::text::bigint > $1::bigint`,
      values: [now[0]?.at],
      rowMode: 'array',
      types: { getTypeParser: () => (text: string) => text },
    })
    const columns = found.fields.map(({ name: column }) => column)
    for (const values of found.rows as (string | null)[][]) written.push({ table: name, columns, values })
  }
  return written
}

function countsOf(written: readonly Row[]): string {
  const counts = Object.groupBy(written, ({ table }) => table)
  return Object.entries(counts)
    .map(([table, of]) => `${of?.length} ${table}`)
    .join(', ')
}

async function makeBareTables(written: readonly Row[]) {
  await ownerPool.query('create schema bare')
  for (const table of new Set(written.map((row) => row.table)))
    await ownerPool.query(`create table ${bareOf(table)} (like ${table} including defaults including indexes)`)
}

/** Each time under ids and numbers of its own, in the order a purchase would need them. */
async function writeBare(): Promise<number> {
  const before = process.cpuUsage()
  const client = await ownerPool.connect()
  try {
    for (let purchase = 0; purchase < buyers; purchase++) await writeOnce(client)
  } finally {
    client.release()
  }
  const { user, system } = process.cpuUsage(before)
  return (user + system) / buyers
}

async function writeOnce(client: PoolClient) {
  const ids = new Map<string, string>()
  const fresh = (id: string) => {
    if (!ids.has(id)) ids.set(id, randomUUID())
    return ids.get(id) ?? id
  }
  const policy = `TBK-PET-B${++number}`
  const renewed = (value: string | null) => value?.replaceAll(uuid, fresh).replaceAll(/TBK-PET-\d+/g, policy) ?? null
  await client.query('begin')
  for (const [at, { table, columns, values }] of rows.entries())
    await client.query({
      name: `bare ${at}`,
      text: `insert into ${bareOf(table)} (${columns.map((column) => `"${column}"`).join()})
        values (${columns.map((_column, index) => `$${index + 1}`).join()}) on conflict do nothing`,
      values: values.map(renewed),
    })
  await client.query('commit')
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
