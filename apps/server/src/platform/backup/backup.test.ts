import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { copyFile, mkdtemp, open, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import { Client } from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { cloneDatabase } from '../../../test/clone-database.ts'
import { diskFiles } from '../../adapters/files/disk-files.ts'
import { FileMissing, type FileStore } from '../../adapters/files/file-store.ts'
import { migrationsDirectory, readMigrationFiles } from '../database/migration-files.ts'
import { readPlatformSecrets } from '../database/platform-secrets.ts'
import { copyOut } from './copy-rows.ts'
import { checkRestore, restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const { owner, serverUrl } = await cloneDatabase()
const ownerUrl = Object.assign(new URL(serverUrl), { username: 'postgres' }).href
const home = await mkdtemp(join(tmpdir(), 'backup-'))
const key = 'a key of thirty-two characters or more'
await readPlatformSecrets(owner, 1024, [key])

const awkward = 'tab\there, line\nbreak, back\\slash, \\N, quote "\'", päivää, 保單'
await owner.query(
  `insert into channel (id, company_id, type, code, email, name, country)
   select gen_random_uuid(), gen_random_uuid(), 'bank', 'X', 'x@x.example', $1, 'HK' from generate_series(1, 3000)`,
  [awkward],
)
// As on any day but that of the backup: the job library keeps a table for each of the last days.
await owner.query(`
  create table pgboss.queue_stats_20200229 partition of pgboss.queue_stats
    for values from ('2020-02-29 00:00:00+00') to ('2020-03-01 00:00:00+00');
  insert into pgboss.queue_stats (name, captured_on) values ('mail.send', '2020-02-29 12:00:00+00')`)
const store = diskFiles(join(home, 'files'))
const aFile = randomBytes(2_500_000)
await store.put('company/one', aFile, { type: 'image/png' })
await store.put('company/empty', Buffer.alloc(0), { type: 'image/png' })
const file = join(home, 'whole.tar.gz')
const written = await writeBackup(file, ownerUrl, store)

/** An empty database beside the other, and an empty directory. */
let made = 0
async function anEmptyPlace() {
  const name = `${new URL(inject('templateUrl')).pathname.slice(1).replace('template', 'test')}_empty${++made}`
  await owner.query(`create database ${name}`)
  const url = Object.assign(new URL(ownerUrl), { pathname: name }).href
  const client = new Client(url)
  await client.connect()
  databases.push({ name, client })
  return { ownerUrl: url, client, store: diskFiles(join(home, name)) }
}
const databases: { name: string; client: Client }[] = []

afterAll(async () => {
  for (const { name, client } of databases) {
    await client.end()
    await owner.query(`drop database ${name} with (force)`)
  }
  await rm(home, { recursive: true })
})

const isEmpty = async ({ client, store: place }: Awaited<ReturnType<typeof anEmptyPlace>>) =>
  (await client.query(`select from pg_tables where schemaname = 'public'`)).rowCount === 0 &&
  (await place.list().next()).done === true

const digest = async (client: Client, table: string) =>
  (await client.query(`select count(*)::int, md5(string_agg(t::text, '' order by t::text)) from ${table} t`)).rows[0]

test('everything is restored as it was: rows, jobs, secrets and files', async () => {
  expect(written).toMatchObject({ files: 2, missing: 0 })
  const place = await anEmptyPlace()
  await restoreBackup(file, await checkRestore(file, [key]), place)
  const { rows } = await owner.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss', 'test_gateway')`,
  )
  expect(rows).toContainEqual({ name: 'pgboss.queue_stats_20200229' })
  for (const { name } of rows) expect(await digest(place.client, name), name).toEqual(await digest(owner, name))
  expect((await buffer(await place.store.get('company/one'))).equals(aFile)).toBe(true)
  expect((await buffer(await place.store.get('company/empty'))).length).toBe(0)
  // What it is restored to is sealed like any other.
  const { rows: unsealed } = await place.client.query(
    `select from pg_class where relname = 'channel' and not relforcerowsecurity`,
  )
  expect(unsealed).toEqual([])
})

test('no key is in it', async () => {
  const text = gunzipSync(await readFile(file)).toString('latin1')
  expect(text).not.toContain(key)
  expect(text).toContain('sealed.')
})

test('nothing of the name is there before it is complete, and one that is there is kept', async () => {
  const failing: FileStore = { ...store, get: () => Promise.reject(new Error('The bucket is gone')) }
  const other = join(home, 'other.tar.gz')
  await expect(writeBackup(other, ownerUrl, failing)).rejects.toThrow('The bucket is gone')
  expect((await readdir(home)).filter((name) => name.startsWith('other'))).toEqual([])
  await expect(writeBackup(file, ownerUrl, store)).rejects.toThrow('is already there, and is kept')
})

test('a file that is removed meanwhile is counted', async () => {
  const losing: FileStore = { ...store, get: () => Promise.reject(new FileMissing()) }
  expect(await writeBackup(join(home, 'losing.tar.gz'), ownerUrl, losing)).toMatchObject({ files: 0, missing: 2 })
})

const bytes = (await readFile(file)).length
test.each([0, 1, 100, 0.3, 0.6, 0.999, bytes - 1])('cut at %d it is refused and nothing is written', async (at) => {
  const cut = join(home, 'cut.tar.gz')
  await copyFile(file, cut)
  await truncate(cut, at < 1 ? Math.floor(bytes * at) : at)
  await expect(checkRestore(cut, [key])).rejects.toThrow('is no backup, or is cut or broken. Nothing was written')
})

test('a byte that changed on the way is noticed, packed or not', async () => {
  const changed = join(home, 'changed.tar.gz')
  for (const share of [0.1, 0.5, 0.9]) {
    await copyFile(file, changed)
    const handle = await open(changed, 'r+')
    await handle.write(Buffer.from([0xff, 0x00, 0xff]), 0, 3, Math.floor(bytes * share))
    await handle.close()
    await expect(checkRestore(changed, [key])).rejects.toThrow('is no backup, or is cut or broken')
  }
  // Packed again by somebody who changed a value: the sums of the packing are right, those of the list are not.
  const content = gunzipSync(await readFile(file))
  content[content.indexOf('x@x.example')] = 'y'.charCodeAt(0)
  await writeFile(changed, gzipSync(content))
  await expect(checkRestore(changed, [key])).rejects.toThrow('is no backup, or is cut or broken')
})

test('what is no backup, or of a newer form or version, is refused by its name', async () => {
  const other = join(home, 'note.txt')
  await writeFile(other, 'Dear all')
  await expect(checkRestore(other, [key])).rejects.toThrow('is no backup')
  await expect(checkRestore(join(home, 'nowhere'), [key])).rejects.toThrow('There is no file')
  const content = gunzipSync(await readFile(file)).toString('latin1')
  const newer = content.replace('{"format":1', '{"format":2')
  await writeFile(other, gzipSync(Buffer.from(newer, 'latin1')))
  await expect(checkRestore(other, [key])).rejects.toThrow('is of a newer form (2)')
  const [last] = (await readMigrationFiles(migrationsDirectory)).toReversed()
  const foreign = content.replace(`"checksum":"${last?.checksum}"`, `"checksum":"${'0'.repeat(64)}"`)
  await writeFile(other, gzipSync(Buffer.from(foreign, 'latin1')))
  await expect(checkRestore(other, [key])).rejects.toThrow(`with other migrations (${last?.name})`)
})

test('without the key that opens its secrets it is refused before anything is written', async () => {
  for (const keys of [[], ['another key of thirty-two characters or more']])
    await expect(checkRestore(file, keys)).rejects.toThrow('Set SECRETS_KEY to that of the installation')
})

test('it is restored into an empty place only', async () => {
  const manifest = await checkRestore(file, [key])
  const place = await anEmptyPlace()
  await place.client.query('create table somebody_elses (n int)')
  await expect(restoreBackup(file, manifest, place)).rejects.toThrow('The database is not empty')
  await place.client.query('drop table somebody_elses')
  await expect(restoreBackup(file, manifest, { ...place, store })).rejects.toThrow('There are files already')
  expect(await isEmpty(place)).toBe(true)
})

test('a login that does not see every row backs up nothing', async () => {
  const hosted = Object.assign(new URL(serverUrl)).href
  await expect(writeBackup(join(home, 'hosted.tar.gz'), hosted, store)).rejects.toThrow('BYPASSRLS')
})

test('a large table waits in the database while nobody takes its rows', async () => {
  const { client } = await anEmptyPlace()
  await client.query(`create table large as select repeat('x', 100000) as content from generate_series(1, 640)`)
  const rows = copyOut(client, 'large', ['content'])
  await once(rows, 'readable')
  // Until no more comes: then the connection rests, or all of it is in memory.
  for (let before = -1; rows.readableLength > before; await sleep(100)) before = rows.readableLength
  expect(rows.readableLength).toBeLessThan(16 * 2 ** 20)
  expect((await buffer(rows)).length).toBe(640 * 100_001)
})

test('a large file is never far ahead of what is written', async () => {
  const target = join(home, 'large.tar.gz')
  const size = 48 * 2 ** 20
  // More than packing looks back, so that it stays as long as it is.
  const chunk = randomBytes(65_536)
  let farthest = 0
  const large: FileStore = {
    ...store,
    list: async function* () {
      yield 'company/large'
    },
    get: async () =>
      Readable.from(
        (async function* () {
          for (let sent = 0; sent < size; sent += chunk.length) {
            const draft = (await readdir(home)).find((name) => name.startsWith('large.tar.gz.')) ?? ''
            farthest = Math.max(farthest, sent - (await stat(join(home, draft))).size)
            yield chunk
          }
        })(),
      ),
  }
  expect(await writeBackup(target, ownerUrl, large)).toMatchObject({ files: 1 })
  expect(farthest).toBeLessThan(size / 3)
  expect((await checkRestore(target, [key])).parts.at(-1)).toMatchObject({ name: 'company/large', bytes: size })
})
