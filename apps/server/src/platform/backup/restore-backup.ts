import { Readable } from 'node:stream'
import { Client, escapeLiteral } from 'pg'
import type { FileStore } from '../../adapters/files/file-store.ts'
import { migrate } from '../database/migrate.ts'
import { readMigrationFiles } from '../database/migration-files.ts'
import { areOpenedBy } from '../database/platform-secrets.ts'
import { copyIn } from './copy-rows.ts'
import { type FilePart, folderOf, type Manifest, type Part, type TablePart } from './manifest.ts'
import { checkBackup, readPieces } from './read-backup.ts'
import type { Entry } from './tar.ts'

export interface Place {
  readonly ownerUrl: string
  readonly store: FileStore
}

/** Whether the file is whole, of a version this code knows, and its secrets are opened by the keys. Writes nothing. */
export async function checkRestore(file: string, secretsKeys: readonly string[]): Promise<Manifest> {
  const { manifest, secrets } = await checkBackup(file)
  await assertKnown(manifest)
  if (!areOpenedBy(secrets, secretsKeys))
    throw new Error(
      'The secrets in the backup are sealed with another key. Set SECRETS_KEY to that of the installation that was ' +
        'backed up; where it had none, to the content of the file secrets-key in its DATA_DIR. Nothing was written',
    )
  return manifest
}

/** Makes an empty database and an empty store into the installation that was backed up, as it was. */
export async function restoreBackup(file: string, manifest: Manifest, { ownerUrl, store }: Place): Promise<void> {
  const owner = new Client(ownerUrl)
  await owner.connect()
  try {
    await assertMayFill(owner)
    await assertEmpty(owner, store)
    await migrate(ownerUrl, { upTo: manifest.migrations.map(({ name }) => name) })
    await owner.query(manifest.jobTables)
    await addPartitions(owner, manifest)
    await fill(owner, store, manifest, readPieces(file))
  } finally {
    await owner.end()
  }
}

/** Job tables are made for today: those of the day it was backed up are not among them. */
async function addPartitions(owner: Client, { partitions }: Manifest) {
  for (const { name, of, bounds } of partitions)
    await owner.query(`create table if not exists ${name} partition of ${of} ${bounds}`)
}

/** What it was made with must be here, unchanged: its tables are made by it. */
async function assertKnown({ migrations }: Manifest) {
  const known = new Map((await readMigrationFiles()).map(({ name, checksum }) => [name, checksum]))
  const unknown = migrations.filter(({ name, checksum }) => known.get(name) !== checksum)
  if (unknown.length > 0)
    throw new Error(
      `The backup is of a version with other migrations (${unknown.map(({ name }) => name).join(', ')}): ` +
        'restore it with that version or a newer one. Nothing was written',
    )
}

/** Rows come in any order, and nothing follows from them a second time: not everybody may do that. */
async function assertMayFill(owner: Client) {
  const { rows } = await owner.query<{ may: boolean }>(
    `select rolsuper or (rolbypassrls and has_parameter_privilege('session_replication_role', 'set')) as may
     from pg_roles where rolname = current_user`,
  )
  if (!rows[0]?.may)
    throw new Error(
      'DATABASE_OWNER_URL must be a superuser, or have BYPASSRLS and the right to set session_replication_role. ' +
        'Nothing was written',
    )
}

async function assertEmpty(owner: Client, store: FileStore) {
  const { rowCount } = await owner.query(
    `select from pg_tables where schemaname !~ '^(pg_|information_schema$)' limit 1`,
  )
  if (rowCount)
    throw new Error('The database is not empty: a backup is restored into an empty one. Nothing was written')
  const keys = store.list()
  const { done } = await keys.next()
  await keys.return(undefined)
  if (!done) throw new Error('There are files already: a backup is restored into an empty place. Nothing was written')
}

async function fill(owner: Client, store: FileStore, manifest: Manifest, pieces: AsyncGenerator<Entry>) {
  const contentOf = following(pieces)
  const tables = manifest.parts.filter((part) => part.kind === 'table')
  await owner.query('begin')
  await owner.query('set local session_replication_role = replica')
  await owner.query(`truncate ${tables.map(({ name }) => name).join()} cascade`)
  for (const part of manifest.parts) {
    if (part.kind === 'table') await fillTable(owner, part, contentOf(part))
    else await putFile(store, part, contentOf(part))
  }
  for (const { name, value } of manifest.sequences)
    await owner.query(`select setval(${escapeLiteral(name)}, ${escapeLiteral(value)})`)
  await pieces.return(undefined)
  // Last of all: where anything before failed there are no rows, and no server takes half of it for the whole.
  await owner.query('commit')
}

async function fillTable(owner: Client, { name, columns, rows }: TablePart, content: AsyncIterable<Buffer>) {
  const came = await copyIn(owner, name, columns, content)
  if (came !== rows) throw new Error(`${name} got ${came} rows of ${rows}`)
}

const putFile = (store: FileStore, { name, bytes }: FilePart, content: AsyncIterable<Buffer>) =>
  store.put(name, { stream: Readable.from(content), bytes }, { type: 'application/octet-stream' })

/** The pieces of one part after the other, in their order. */
function following(pieces: AsyncGenerator<Entry>) {
  let next: Promise<IteratorResult<Entry>> | undefined
  return async function* contentOf(part: Part): AsyncGenerator<Buffer> {
    for (;;) {
      next ??= pieces.next()
      const { value, done } = await next
      if (done || value.name !== folderOf(part)) return
      next = undefined
      yield value.content
    }
  }
}
