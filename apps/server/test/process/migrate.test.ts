import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { startEmbeddedPostgres } from '../../src/platform/database/embedded-postgres.ts'
import { runCommand } from '../run-command.ts'
import { startProcess } from '../start-process.ts'

const home = await mkdtemp(join(tmpdir(), 'migrate-'))
await chmod(home, 0o755)
const postgres = await startEmbeddedPostgres(join(home, 'postgres'))
const owner = new Client(postgres.urlOf('postgres', 'postgres'))
await owner.connect()
const settings = { DATA_DIR: home, MIGRATE: 'off', DEMO: 'off' }

afterAll(async () => {
  await owner.end()
  await postgres.release()
  await rm(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 })
})

test('a server that may not migrate says what is missing and stops, until the command has been run', async () => {
  const refused = await runCommand([], settings)
  expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('Run npm run migrate') })
  expect((await owner.query(`select from pg_tables where schemaname = 'public'`)).rowCount).toBe(0)

  expect(await runCommand(['migrate'], settings)).toMatchObject({ code: 0, said: expect.stringContaining('ready') })
  const server = await startProcess(settings)
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  expect(await server.stop()).toBe(0)

  // The version before runs on, beside newer ones or in their place, and says so.
  await owner.query(`insert into migration (name) values ('2999-01-01-0000-of-tomorrow.sql')`)
  const older = await startProcess(settings)
  const ready = await fetch(`${older.url}/readyz`)
  expect([ready.status, await ready.text()]).toEqual([200, expect.stringMatching(/^ready\. The database is newer/)])
  expect(await older.stop()).toBe(0)

  await owner.query(`delete from pgboss.queue where name = 'account.erase'`)
  const { said } = await runCommand(['worker'], settings)
  expect(said).toContain('Missing: the queue account.erase')
})
