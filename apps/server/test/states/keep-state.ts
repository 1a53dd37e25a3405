// Keeps what an installation of today's code holds, for the tests that upgrade it: `npm run keep-state -- <name>`.
// Run once for each state that reaches users, before the next migration is written.
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { localTimeAt } from '@coverwright/domain/publish/release/local-time'
import { Client } from 'pg'
import { getConstructionPlans } from 'pg-boss'
import { buyPolicy } from '../../soak/soak-buyer.ts'
import { demo } from '../../src/app.ts'
import { startEmbeddedPostgres } from '../../src/platform/database/embedded-postgres.ts'
import { freePort } from '../free-port.ts'
import { signedInClient } from '../process-client.ts'
import { startProcess } from '../start-process.ts'
import { fileOf, type Known, type State } from './state.ts'

const [name] = process.argv.slice(2)
if (!name) throw new Error('Name the state: npm run keep-state -- <name>')

/** It seals nothing of anybody's. */
const secretsKey = 'the key of an installation for tests'

const home = await mkdtemp(join(tmpdir(), 'state-'))
await chmod(home, 0o755)
try {
  const port = await freePort()
  const server = await startProcess({
    DATA_DIR: home,
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    SECRETS_KEY: secretsKey,
  })
  process.once('exit', () => server.child.kill())
  const known = await live(server.url, port)
  const database = await startEmbeddedPostgres(join(home, 'postgres'))
  const owner = new Client(database.urlOf('postgres', 'postgres'))
  await owner.connect()
  await untilQuiet(owner)
  await server.stop()
  const state: State = { ...(await readTables(owner)), files: await readFiles(), known }
  await owner.end()
  await database.release()
  await writeFile(fileOf(name), gzipSync(JSON.stringify(state), { level: 9 }))
  console.log(`${state.tables.length} tables, ${state.files.length} files: ${fileOf(name)}`)
} finally {
  await rm(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 })
}

/** What people of the demo companies and their customers do. */
async function live(url: string, port: number): Promise<Known> {
  const policies: { email: string; number: string }[] = []
  for (const email of ['ash@example.org', 'birch@example.org', 'cedar@example.org'])
    policies.push({ email, number: await buyPolicy(port, email) })
  const journeys: Known['journeys'][number][] = []
  for (const leaveAt of ['/health', '/plan', '/check']) {
    const email = `left-at-${leaveAt.slice(1)}@example.org`
    const cookies = new Map<string, string>()
    await buyPolicy(port, email, { cookies, leaveAt })
    journeys.push({ email, cookies: [...cookies] })
  }
  const sessions: Known['sessions'][number][] = []
  for (const { members } of demo.companies) {
    for (const { email } of members) {
      const { tokens } = await signedInClient(url, email, demo.password)
      sessions.push({ email, refreshToken: tokens.refreshToken })
    }
  }
  return { policies, journeys, sessions, eventIds: await planEvents(url), secretsKey }
}

/** One address gets another release in a month, one goes offline in two. */
async function planEvents(url: string): Promise<string[]> {
  const { client } = await signedInClient(url, 'primary@tarnbrook.example', demo.password)
  const [product] = (await client.product.listProducts({ search: 'Pet Lifetime' })).items
  if (!product) throw new Error('There is no demo product')
  const { items } = await client.publisher.listStage({ stage: 'live' }, { nowPage: 1, pageSize: 100 })
  const mountAt = (host: string) => items.find(({ mount }) => mount?.host === host)?.mount?.id ?? ''
  const { id: releaseId } = await client.publisher.makeRelease({ id: product.id })
  const swap = {
    name: 'New prices',
    kind: 'swap',
    mountId: mountAt('pet.localhost'),
    releaseId,
    localTime: inDays(30),
  } as const
  const close = {
    name: 'Close the shop',
    kind: 'offline',
    mountId: mountAt('motor.localhost'),
    localTime: inDays(60),
  } as const
  return [(await client.publisher.scheduleEvent(swap)).id, (await client.publisher.scheduleEvent(close)).id]
}

function inDays(days: number) {
  return localTimeAt(new Date(Date.now() + days * 86_400_000), 'Europe/London')
}

/** Until what was to be done at once is done: mails kept, documents made. */
async function untilQuiet(owner: Client) {
  const due = `select from pgboss.job where state in ('created', 'active', 'retry') and start_after <= now()`
  while ((await owner.query(due)).rowCount) await sleep(250)
}

/** All in one snapshot, so that no row is without the one it refers to. */
async function readTables(owner: Client): Promise<Pick<State, 'migrations' | 'jobTables' | 'tables' | 'sequences'>> {
  const directory = await mkdtemp(join(home, 'copy-'))
  // The database writes the copies, as another user.
  await chmod(directory, 0o777)
  await owner.query('begin isolation level repeatable read')
  const { rows: tables } = await owner.query<{ name: string; columns: string[] }>(`
    select format('%I.%I', n.nspname, c.relname) as name,
      array(select quote_ident(attname) from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema') order by 1`)
  const copies = []
  for (const { name: table, columns } of tables) {
    const file = join(directory, table)
    await owner.query(`copy ${table} (${columns.join()}) to '${file}'`)
    copies.push({ name: table, columns, rows: await readFile(file, 'utf8') })
  }
  const { rows: sequences } = await owner.query<{ name: string; value: string }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as value
     from pg_sequences where last_value is not null`,
  )
  const { rows: migrations } = await owner.query<{ name: string }>('select name from migration order by name')
  await owner.query('commit')
  const jobTables = getConstructionPlans('pgboss')
  return { migrations: migrations.map((row) => row.name), jobTables, tables: copies, sequences }
}

async function readFiles(): Promise<State['files']> {
  const directory = join(home, 'files')
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return Promise.all(
    paths.toSorted().map(async (path) => ({
      key: path.slice(directory.length + 1),
      base64: (await readFile(path)).toString('base64'),
    })),
  )
}
