import { appendFile, cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { cloneDatabase } from '../../../test/clone-database.ts'
import { migrate, whatIsMissing, whatIsNewer } from './migrate.ts'
import { migrationsDirectory, readMigrationFiles } from './migration-files.ts'

const { owner, serverUrl } = await cloneDatabase()
const ownerUrl = Object.assign(new URL(serverUrl), { username: 'postgres' }).href
const home = await mkdtemp(join(tmpdir(), 'migrations-'))
afterAll(() => rm(home, { recursive: true }))

/** The product's own migrations and one more. */
async function withOneMore(text: string) {
  const directory = await mkdtemp(join(home, 'of-'))
  await cp(migrationsDirectory, directory, { recursive: true })
  const name = `9999-${directory.slice(-6)}.sql`
  await writeFile(join(directory, name), text)
  return { directory, name, file: join(directory, name) }
}

const checksums = async () => {
  const { rows } = await owner.query<{ name: string; checksum: string | null }>(
    'select name, checksum from migration order by name',
  )
  return rows
}

test('a migration is applied once, and answered', async () => {
  const { directory, name } = await withOneMore('create table once (name text)')
  expect(await migrate(ownerUrl, { directory })).toEqual([name])
  expect(await migrate(ownerUrl, { directory })).toEqual([])
  await owner.query('delete from migration where name = $1', [name])
})

test('one that was changed after it was applied is refused by name, and nothing else is applied', async () => {
  const { directory, name, file } = await withOneMore('create table applied (name text)')
  await migrate(ownerUrl, { directory })
  await appendFile(file, '-- a second thought')
  await writeFile(join(directory, '9999-zzz.sql'), 'create table never (name text)')
  await expect(migrate(ownerUrl, { directory })).rejects.toThrow(`${name} was changed after it was applied`)
  expect((await owner.query(`select from pg_tables where tablename = 'never'`)).rowCount).toBe(0)
  await owner.query('delete from migration where name = $1', [name])
})

test('lines that end otherwise are no change', async () => {
  const { directory, file, name } = await withOneMore('select 1;\nselect 2;\n')
  await migrate(ownerUrl, { directory })
  await writeFile(file, 'select 1;\r\nselect 2;\r\n')
  expect(await migrate(ownerUrl, { directory })).toEqual([])
  await owner.query('delete from migration where name = $1', [name])
})

test('an installation from before checksums takes them over', async () => {
  const before = await checksums()
  expect(before).toEqual((await readMigrationFiles()).map(({ name, checksum }) => ({ name, checksum })))
  await owner.query('alter table migration drop column checksum')
  expect(await whatIsMissing(ownerUrl)).toEqual([])
  await migrate(ownerUrl)
  expect(await checksums()).toEqual(before)
})

test('while somebody holds a table, others go on using it, and the upgrade is done when it is free', async () => {
  const { directory, name } = await withOneMore('alter table channel add column probe text')
  const [holder, buyer] = [new Client(ownerUrl), new Client(ownerUrl)]
  await Promise.all([holder.connect(), buyer.connect()])
  await holder.query('begin')
  await holder.query('select from channel')
  const onWait = vi.fn<() => void>()
  const upgraded = migrate(ownerUrl, { directory, lockMs: 100, pauseMs: 50, onWait })
  // Without a limit of its own the upgrade would wait for the holder, and every buyer behind the upgrade.
  await vi.waitFor(() => expect(onWait.mock.calls.length).toBeGreaterThan(1), { timeout: 60_000 })
  for (let n = 0; n < 20; n++) await buyer.query('select from channel')
  await holder.query('commit')
  expect(await upgraded).toEqual([name])
  await Promise.all([holder.end(), buyer.end()])
  await owner.query('alter table channel drop column probe')
  await owner.query('delete from migration where name = $1', [name])
})

test('where a table stays held it gives up, and says that nothing was changed', async () => {
  const { directory } = await withOneMore('create table half (n int); alter table channel add column probe text')
  const holder = new Client(ownerUrl)
  await holder.connect()
  await holder.query('begin; select from channel')
  const options = { directory, lockMs: 50, pauseMs: 1, tries: 2, onWait: () => undefined }
  await expect(migrate(ownerUrl, options)).rejects.toThrow('Nothing was changed')
  await holder.end()
  expect((await owner.query(`select from pg_tables where tablename = 'half'`)).rowCount).toBe(0)
})

test('a start waits for nobody who reads or writes', async () => {
  const { rows: tables } = await owner.query<{ name: string }>(
    `select table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and column_name = 'company_id'`,
  )
  const holder = new Client(ownerUrl)
  await holder.connect()
  await holder.query(`begin; lock table ${tables.map(({ name }) => name).join()} in row exclusive mode`)
  expect(await migrate(ownerUrl, { tries: 1, lockMs: 50 })).toEqual([])
  await holder.end()
})

test('a table of a tenant is never left open, whoever opened it', async () => {
  await owner.query('alter table channel no force row level security; drop policy own_rows on contact')
  await owner.query('revoke insert on member from app; drop policy own_rows on policy')
  await owner.query('create policy own_rows on policy to app using (true)')
  expect((await whatIsMissing(ownerUrl)).toSorted()).toEqual(
    ['channel', 'contact', 'member', 'policy'].map((name) => `the table ${name} is not sealed`),
  )
  await migrate(ownerUrl)
  expect(await whatIsMissing(ownerUrl)).toEqual([])
})

test('what a database lacks is said', async () => {
  const [last] = (await readMigrationFiles()).toReversed()
  await owner.query('delete from migration where name = $1', [last?.name])
  expect(await whatIsMissing(ownerUrl)).toEqual([last?.name])
  await owner.query('insert into migration (name) values ($1)', [last?.name])
})

test('a database that a newer version has upgraded is told from one that it has not, and both are named', async () => {
  expect(await whatIsNewer(owner)).toBeUndefined()
  const [last] = (await readMigrationFiles()).toReversed()
  await owner.query(`insert into migration (name) values ('2999-01-01-0000-of-tomorrow.sql')`)
  expect(await whatIsNewer(owner)).toBe(
    `The database is newer than this version: it has 2999-01-01-0000-of-tomorrow.sql, this version ends with ${last?.name}`,
  )
  await owner.query(`delete from migration where name like '2999%'`)
})
