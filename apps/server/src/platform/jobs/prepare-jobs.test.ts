import { Client } from 'pg'
import { getRollbackPlans, PgBoss } from 'pg-boss'
import { afterAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { cloneDatabase } from '../../../test/clone-database.ts'
import { eventually } from '../../../test/eventually.ts'
import { migrate } from '../database/migrate.ts'
import { openPool } from '../database/open-pool.ts'
import { type WriteTx, withTenant } from '../database/with-tenant.ts'
import { newId } from '../id.ts'
import { enqueue } from './enqueue.ts'
import { handle } from './handler.ts'
import { job, recurringJob } from './job.ts'
import { prepareJobs } from './prepare-jobs.ts'
import { startWorker } from './start-worker.ts'

const count = job('test.count', { input: z.strictObject({ n: z.number() }) })
const hourly = recurringJob('test.hourly', { cron: '0 * * * *' })

const { owner, serverUrl } = await cloneDatabase()
const ownerUrl = Object.assign(new URL(serverUrl), { username: 'postgres' }).href
await Promise.all([1, 2, 3].map(() => prepareJobs(ownerUrl, [count, hourly])))
const pool = openPool(serverUrl)
afterAll(() => pool.end())

const companyId = newId()
const inCompany = <T>(work: (tx: WriteTx) => Promise<T>) => withTenant(pool, { companyId, mode: 'read write' }, work)
const jobRow = async (id: string) => (await owner.query('select * from pgboss.job where id = $1', [id])).rows[0]
const schedules = async () => (await owner.query('select name, cron from pgboss.schedule')).rows

test('schedules follow the declarations', async () => {
  expect(await schedules()).toEqual([{ name: 'test.hourly', cron: '0 * * * *' }])
  await prepareJobs(ownerUrl, [count])
  expect(await schedules()).toEqual([])
})

test('a tenant can neither read jobs nor write past the one function', async () => {
  await inCompany((tx) => enqueue(tx, count, { n: 1 }))
  const attempts = [
    'select * from pgboss.job',
    'select id from pgboss.job_common',
    'insert into pgboss.job (name) values ($$test.count$$)',
    'select * from pgboss.queue',
    'select pgboss.create_queue($$x$$, $${}$$)',
    'update pgboss.job set state = $$cancelled$$',
  ]
  const client = new Client(serverUrl)
  await client.connect()
  await client.query('set role app')
  for (const attempt of attempts) await expect(client.query(attempt), attempt).rejects.toThrow('permission denied')
  await expect(client.query(`select enqueue_job(gen_random_uuid(), 'test.count', '{}', null, null)`)).rejects.toThrow(
    'a job needs a company',
  )
  await client.query(`set app.company = '${companyId}'`)
  const forged = `{"companyId": "${newId()}", "input": {"n": 1}}`
  const { rows } = await client.query<{ id: string }>(
    `select enqueue_job(gen_random_uuid(), 'test.count', '${forged}', null, null) as id`,
  )
  await client.end()
  expect((await jobRow(rows[0]?.id ?? '')).data.companyId).toBe(companyId)
})

test('a worker reads no table of a company and changes none', async () => {
  const client = new Client({ connectionString: serverUrl, options: '-c role=worker' })
  await client.connect()
  for (const attempt of [
    'select * from job_progress',
    'select * from audit',
    'create table pgboss.x ()',
    'create table x ()',
    'drop table pgboss.job',
    'alter table pgboss.job add column x int',
    `select enqueue_job(gen_random_uuid(), 'test.count', '{}', null, null)`,
  ]) {
    await expect(client.query(attempt), attempt).rejects.toThrow(/permission denied|must be owner/)
  }
  await client.end()
})

const comparable = async (id: string) => {
  const { data, id: _, singleton_key, created_on, start_after, keep_until, ...rest } = await jobRow(id)
  return { ...rest, keptMs: keep_until - start_after }
}

test('a job row is the one that the queue itself would write', async () => {
  const boss = new PgBoss({ connectionString: ownerUrl, supervise: false, schedule: false })
  await boss.start()
  const theirs = await boss.send(count.name, { any: 1 }, { singletonKey: 'theirs' })
  await boss.stop()
  const ours = await inCompany((tx) => enqueue(tx, count, { n: 1 }))
  expect(await comparable(ours)).toEqual(await comparable(theirs ?? ''))
})

test('an older schema is brought up to date, rights and all', async () => {
  await owner.query(getRollbackPlans('pgboss'))
  const { rows: before } = await owner.query('select version from pgboss.version')
  await prepareJobs(ownerUrl, [count])
  const { rows: after } = await owner.query('select version from pgboss.version')
  expect(after[0].version).toBe(before[0].version + 1)

  const seen = vi.fn<() => void>()
  const worker = await startWorker(serverUrl, [handle(count, async () => seen())])
  await inCompany((tx) => enqueue(tx, count, { n: 1 }))
  await eventually(() => expect(seen).toHaveBeenCalled())
  await worker.stop()
})

test('one login may be owner and server at once', async () => {
  const name = `${new URL(serverUrl).pathname.slice(1)}_hosted`
  await owner.query(`
    do $$ begin create role hosted_jobs login password 'hosted'; exception when duplicate_object then end $$;
    grant app, door, server, worker, partner, eraser to hosted_jobs with admin option`)
  await owner.query(`create database ${name} owner hosted_jobs`)
  const login = { username: 'hosted_jobs', password: 'hosted', pathname: name, search: '?options=-c%20geqo%3Don' }
  const hostedUrl = Object.assign(new URL(serverUrl), login).href
  await migrate(hostedUrl)
  await prepareJobs(hostedUrl, [count])

  const hostedPool = openPool(hostedUrl)
  const [seen, onError] = [vi.fn<() => void>(), vi.fn<(error: Error) => void>()]
  const worker = await startWorker(hostedUrl, [handle(count, async () => seen())], { onError })
  await withTenant(hostedPool, { companyId, mode: 'read write' }, (tx) => enqueue(tx, count, { n: 1 }))
  await eventually(() => expect(seen).toHaveBeenCalled())
  // Before the end: a connection that is still closing is not what this is about.
  expect(onError).not.toHaveBeenCalled()
  await worker.stop()
  await hostedPool.end()
  await owner.query(`drop database ${name} with (force)`)
})
