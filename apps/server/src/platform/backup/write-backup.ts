import { randomBytes } from 'node:crypto'
import { createWriteStream, existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { Client } from 'pg'
import { getConstructionPlans } from 'pg-boss'
import { FileMissing, type FileStore } from '../../adapters/files/file-store.ts'
import { readMigrationFiles } from '../database/migration-files.ts'
import { copyOut } from './copy-rows.ts'
import { folderOf, formatVersion, type Manifest, manifestName, type Part, pieceBytes } from './manifest.ts'
import { measuring } from './measure.ts'
import { lastBlocks, packEntry } from './tar.ts'

export interface Written {
  readonly tables: number
  readonly rows: number
  readonly files: number
  /** Removed while it ran: their rows were still there when it began. */
  readonly missing: number
}

/**
 * All that an installation holds, while it runs: the database as it stands at one moment, then the files. Under another name
 * until it is complete: a file of the name is a backup.
 */
export async function writeBackup(file: string, ownerUrl: string, store: FileStore): Promise<Written> {
  if (existsSync(file)) throw new Error(`${file} is already there, and is kept`)
  const draft = `${file}.${randomBytes(4).toString('hex')}.part`
  const owner = new Client(ownerUrl)
  await owner.connect()
  const written = { tables: 0, rows: 0, files: 0, missing: 0 }
  try {
    await assertSeesAll(owner)
    const packed = Readable.from(pack(owner, store, written), { objectMode: false })
    await pipeline(packed, createGzip(), createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }))
    await rename(draft, file)
    return written
  } finally {
    await rm(draft, { force: true })
    await owner.end()
  }
}

type Counts = { -readonly [name in keyof Written]: Written[name] }

async function* pack(owner: Client, store: FileStore, written: Counts): AsyncGenerator<Buffer> {
  const parts: Part[] = []
  await owner.query('begin isolation level repeatable read read only')
  await owner.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0')
  for (const { name, columns } of await tablesOf(owner)) {
    const measured = yield* packPieces(folderOf({ kind: 'table', name }), copyOut(owner, name, columns))
    parts.push({ kind: 'table', name, columns, ...measured })
    written.tables++
    written.rows += measured.rows
  }
  const about = await aboutDatabase(owner)
  const { rows: named } = await owner.query<{ count: number }>('select count(*)::int as count from stored_file')
  await owner.query('commit')
  for await (const name of store.list()) {
    const content = await store.get(name).catch(whenMissing)
    if (!content) {
      written.missing++
      continue
    }
    const { bytes, sha256 } = yield* packPieces(folderOf({ kind: 'file', name }), content)
    parts.push({ kind: 'file', name, bytes, sha256 })
    written.files++
  }
  const count = named[0]?.count ?? 0
  if (count > 0 && written.files === 0)
    throw new Error(`The database names ${count} files, and their place is empty: is it the right one, and mounted?`)
  const manifest: Manifest = { format: formatVersion, madeAt: new Date().toISOString(), ...about, parts }
  yield* packPieces(manifestName, [Buffer.from(JSON.stringify(manifest))])
  yield lastBlocks
}

async function* packPieces(folder: string, content: AsyncIterable<Buffer> | Iterable<Buffer>) {
  const measure = measuring()
  let number = 0
  for await (const piece of cut(content)) {
    measure.add(piece)
    yield packEntry({ name: `${folder}/${String(++number).padStart(6, '0')}`, content: piece })
  }
  return measure.result()
}

/** Pieces of one size, but for the last: neither a row's few bytes nor more than fits in memory. */
async function* cut(content: AsyncIterable<Buffer> | Iterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = []
  let bytes = 0
  for await (const chunk of content) {
    waiting.push(chunk)
    bytes += chunk.length
    if (bytes < pieceBytes) continue
    const whole = Buffer.concat(waiting)
    const rest = whole.length % pieceBytes
    for (let at = 0; at < whole.length - rest; at += pieceBytes) yield whole.subarray(at, at + pieceBytes)
    waiting = [whole.subarray(whole.length - rest)]
    bytes = rest
  }
  if (bytes > 0) yield Buffer.concat(waiting)
}

/** Whoever policies bind would back up nothing, without a word. */
async function assertSeesAll(owner: Client) {
  const { rows } = await owner.query<{ sees: boolean }>(
    'select rolsuper or rolbypassrls as sees from pg_roles where rolname = current_user',
  )
  if (!rows[0]?.sees)
    throw new Error(
      'DATABASE_OWNER_URL must be a login that sees the rows of all companies: a superuser, or one with BYPASSRLS',
    )
}

async function tablesOf(owner: Client) {
  const { rows } = await owner.query<{ name: string; columns: string[] }>(`
    select format('%I.%I', n.nspname, c.relname) as name,
      array(select quote_ident(attname) from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname !~ '^(pg_|information_schema$)' order by 1`)
  return rows
}

async function aboutDatabase(
  owner: Client,
): Promise<Pick<Manifest, 'migrations' | 'jobTables' | 'partitions' | 'sequences'>> {
  const { rows: sequences } = await owner.query<{ name: string; value: string }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as value
     from pg_sequences where last_value is not null`,
  )
  const { rows } = await owner.query<{ name: string }>('select name from migration')
  const applied = new Set(rows.map(({ name }) => name))
  const files = await readMigrationFiles()
  const migrations = files.filter(({ name }) => applied.has(name)).map(({ name, checksum }) => ({ name, checksum }))
  if (migrations.length !== applied.size)
    throw new Error('The database is of a newer version: back it up with that version')
  return { migrations, jobTables: getConstructionPlans('pgboss'), partitions: await partitionsOf(owner), sequences }
}

async function partitionsOf(owner: Client) {
  const { rows } = await owner.query<Manifest['partitions'][number]>(`
    select inhrelid::regclass::text as name, inhparent::regclass::text as of, pg_get_expr(relpartbound, inhrelid) as bounds
    from pg_inherits join pg_class on pg_class.oid = inhrelid where relkind = 'r' and relispartition order by 1`)
  return rows
}

function whenMissing(error: unknown): undefined {
  if (!(error instanceof FileMissing)) throw error
}
