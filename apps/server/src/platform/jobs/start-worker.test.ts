import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { cloneDatabase } from '../../../test/clone-database.ts'
import { eventually } from '../../../test/eventually.ts'
import { openPool } from '../database/open-pool.ts'
import { type WriteTx, withTenant } from '../database/with-tenant.ts'
import { newId } from '../id.ts'
import { enqueue } from './enqueue.ts'
import { goOut, type HandledJob, handle, handleRecurring } from './handler.ts'
import { job, recurringJob } from './job.ts'
import { prepareJobs } from './prepare-jobs.ts'
import { getJobProgress } from './progress.ts'
import { type JobRun, startWorker, type WorkerOptions } from './start-worker.ts'
import { jobProgress } from './tables.ts'

const count = job('test.count', { input: z.strictObject({ n: z.number() }), concurrency: 4 })
const fragile = job('test.fragile', { input: z.strictObject({ n: z.number() }), retryLimit: 1, retryDelaySeconds: 0 })
const slow = job('test.slow', { input: z.strictObject({}) })
const errand = job('test.errand', {
  input: z.strictObject({ n: z.number() }),
  retryDelaySeconds: 0,
  places: 'outside',
  concurrency: 8,
})
const tick = recurringJob('test.tick', { cron: '* * * * *' })

const { owner, serverUrl } = await cloneDatabase()
const ownerUrl = Object.assign(new URL(serverUrl), { username: 'postgres' }).href
await Promise.all([1, 2, 3].map(() => prepareJobs(ownerUrl, [count, fragile, slow, errand, tick])))
const pool = openPool(serverUrl)
afterAll(() => pool.end())

const companyId = newId()
const inCompany = <T>(work: (tx: WriteTx) => Promise<T>, id = companyId) =>
  withTenant(pool, { companyId: id, mode: 'read write' }, work)
/** A row in a tenant table is the effect: it commits with the job or not at all. */
const effect = (tx: WriteTx, label: string) =>
  tx.insert(jobProgress).values({ id: newId(), job: 'effect', steps: [{ label, step: 1, of: 1 }] })
const effects = async (prefix: string) => {
  const { rows } = await owner.query<{ label: string }>(
    `select steps->0->>'label' as label from job_progress where job = 'effect' and steps->0->>'label' like $1`,
    [`${prefix}%`],
  )
  return rows.map((row) => row.label)
}
const jobRow = async (id: string) => (await owner.query('select * from pgboss.job where id = $1', [id])).rows[0]

const stops: (() => Promise<void>)[] = []
const trouble: string[] = []
const noteTrouble = (error: Error) => trouble.push(error.message)
const work = async (jobs: HandledJob[], options?: WorkerOptions) => {
  const worker = await startWorker(serverUrl, jobs, { onError: noteTrouble, ...options })
  stops.push(() => worker.stop(1000))
  return worker
}
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()))
  await owner.query('delete from pgboss.job')
})

const askFor = (id: string, startAfter: Date, singletonKey?: string) =>
  inCompany((tx) => enqueue(tx, count, { n: 1 }, { startAfter, ...(singletonKey && { singletonKey }) }), id)
const expectOneRunning = async () =>
  expect((await owner.query(`select from pgboss.job where state = 'active'`)).rowCount).toBe(1)

test('a job runs in its company, soon after the commit, with parsed input', async () => {
  const seen = vi.fn<(...seen: unknown[]) => void>()
  const handled = handle(count, async ({ tx, ...context }, data) => {
    await effect(tx, 'soon')
    seen(context, data)
  })
  await work([handled])
  const at = Date.now()
  const id = await inCompany((tx) => enqueue(tx, count, { n: 1 }))
  await eventually(() => expect(seen).toHaveBeenCalledTimes(1))
  expect(Date.now() - at).toBeLessThan(1000)
  expect(seen).toHaveBeenCalledWith(expect.objectContaining({ companyId, jobId: id, attempt: 0 }), { n: 1 })
  await eventually(async () => expect(await jobRow(id)).toMatchObject({ state: 'completed' }))
  expect(await effects('soon')).toHaveLength(1)
})

test('a roll-back takes the job with it', async () => {
  const failed = inCompany(async (tx) => {
    await enqueue(tx, count, { n: 1 })
    throw new Error('changed my mind')
  })
  await expect(failed).rejects.toThrow('changed my mind')
  expect((await owner.query('select from pgboss.job')).rowCount).toBe(0)
})

test('input that does not fit is refused when it is enqueued', async () => {
  const surplus = { n: 1, email: 'jo@example.org' }
  await expect(inCompany((tx) => enqueue(tx, count, surplus))).rejects.toThrow('Unrecognized key')
})

test('a job that starts later waits', async () => {
  const seen = vi.fn<(...seen: unknown[]) => void>()
  await work([handle(count, async () => seen())])
  const at = Date.now()
  await inCompany((tx) => enqueue(tx, count, { n: 1 }, { startAfter: new Date(at + 1500) }))
  await eventually(() => expect(seen).toHaveBeenCalled())
  expect(Date.now() - at).toBeGreaterThanOrEqual(1500)
})

test('of waiting jobs with one key there is one in each company, and the earlier start counts', async () => {
  const later = new Date(Date.now() + 60_000)
  const first = await askFor(companyId, later, 'k')
  expect(await askFor(companyId, new Date(later.getTime() + 1000), 'k')).toBe(first)
  expect(await jobRow(first)).toMatchObject({ start_after: later })
  expect(await askFor(newId(), later, 'k')).not.toBe(first)
  expect(await askFor(companyId, later)).not.toBe(await askFor(companyId, later))
})

test('a waiting job that was asked for again does not run before the asker commits', async () => {
  const runs: number[] = []
  await inCompany((tx) => enqueue(tx, count, { n: 1 }, { singletonKey: 'k', startAfter: new Date(Date.now() + 300) }))
  await inCompany(async (tx) => {
    await enqueue(tx, count, { n: 1 }, { singletonKey: 'k' })
    await work([handle(count, async () => void runs.push(Date.now()))])
    await new Promise((resolve) => setTimeout(resolve, 1500))
    expect(runs).toEqual([])
  })
  await eventually(() => expect(runs).toHaveLength(1))
})

test('three workers do each of 300 jobs once', async () => {
  const handled = handle(count, async ({ tx }, { n }) => void (await effect(tx, `each-${n}`)))
  await inCompany(async (tx) => {
    for (let n = 0; n < 300; n++) await enqueue(tx, count, { n })
  })
  await Promise.all([work([handled]), work([handled]), work([handled])])
  await eventually(async () => expect((await effects('each-')).length).toBeGreaterThanOrEqual(300))
  const labels = await effects('each-')
  expect([labels.length, new Set(labels).size]).toEqual([300, 300])
})

test('what a failed try wrote is gone, and the job is tried again up to its limit', async () => {
  const onRun = vi.fn<(run: JobRun) => void>()
  const onError = vi.fn<(error: Error, job?: string) => void>()
  const handled = handle(fragile, async ({ tx, attempt }, { n }) => {
    await effect(tx, `fragile-${n}-${attempt}`)
    if (n === 0 || attempt === 0) throw new Error('boom: jo@example.org')
  })
  await work([handled], { onRun, onError })
  const [lost, saved] = await inCompany(async (tx) => [
    await enqueue(tx, fragile, { n: 0 }),
    await enqueue(tx, fragile, { n: 1 }),
  ])
  await eventually(() => expect(onRun).toHaveBeenCalledTimes(4))
  expect(await effects('fragile-')).toEqual(['fragile-1-1'])
  await eventually(async () => expect(await jobRow(lost)).toMatchObject({ state: 'failed' }))
  expect(await jobRow(saved)).toMatchObject({ state: 'completed' })
  expect(onError).toHaveBeenCalledWith(new Error('boom: jo@example.org'), 'test.fragile')
  expect((await jobRow(lost)).output).toEqual({ message: 'Error' })
  expect(onRun).toHaveBeenCalledWith({ job: 'test.fragile', outcome: 'failed', seconds: expect.any(Number) })
})

test('a handler whose job was taken from it leaves nothing behind', async () => {
  const onError = vi.fn<(error: Error, job?: string) => void>()
  const handled = handle(slow, async ({ tx, jobId, attempt }) => {
    await effect(tx, `taken-${attempt}`)
    // What the supervision does when no heartbeat came for too long.
    if (attempt === 0) await owner.query(`update pgboss.job set state = 'retry' where id = $1`, [jobId])
  })
  await work([handled], { onError })
  await inCompany((tx) => enqueue(tx, slow, {}))
  await eventually(async () => expect(await effects('taken-')).toEqual(['taken-1']))
  const lost = expect.objectContaining({ message: expect.stringContaining('no longer ours') })
  await eventually(() => expect(onError).toHaveBeenCalledWith(lost, 'test.slow'))
})

test('stopping waits for the running, and hands back what takes too long', async () => {
  let isAborted = false
  let goOn = Promise.withResolvers<void>()
  const handled = handle(slow, async ({ tx, signal }) => {
    signal.addEventListener('abort', () => (isAborted = true))
    await goOn.promise
    await effect(tx, 'slow')
  })
  const patient = await startWorker(serverUrl, [handled])
  const done = await inCompany((tx) => enqueue(tx, slow, {}))
  await eventually(expectOneRunning)
  const stopped = patient.stop(60_000)
  expect(await jobRow(done)).toMatchObject({ state: 'active' })
  goOn.resolve()
  await stopped
  expect(await jobRow(done)).toMatchObject({ state: 'completed' })

  goOn = Promise.withResolvers<void>()
  const hasty = await startWorker(serverUrl, [handled])
  const back = await inCompany((tx) => enqueue(tx, slow, {}))
  await eventually(expectOneRunning)
  await hasty.stop(1000)
  expect(await jobRow(back)).toMatchObject({ state: 'retry' })
  expect(isAborted).toBe(true)
  goOn.resolve()
  await new Promise((resolve) => setTimeout(resolve, 1200))
  expect(await effects('slow')).toHaveLength(1)
})

test('progress shows while the job runs, to its company alone', async () => {
  const { promise: goOn, resolve: letGo } = Promise.withResolvers<void>()
  const handled = handle(slow, async ({ progress }) => {
    for (let row = 0; row <= 1000; row++) await progress(row, 1000, 'rows-read')
    await progress(0, 2, 'rows-saved')
    await goOn
  })
  await work([handled])
  const id = await inCompany((tx) => enqueue(tx, slow, {}, { memberId: newId() }))
  const seenBy = (company: string) => inCompany((tx) => getJobProgress(tx, id), company)
  const steps = [
    { label: 'rows-read', step: 1000, of: 1000 },
    { label: 'rows-saved', step: 0, of: 2 },
  ]
  await eventually(async () => expect(await seenBy(companyId)).toEqual({ job: slow.name, state: 'running', steps }))
  expect(await seenBy(newId())).toBeUndefined()
  letGo()
  await eventually(async () => expect(await seenBy(companyId)).toMatchObject({ state: 'done' }))
})

test('a recurring job runs by the clock, once, and reaches companies one at a time', async () => {
  const handled = handleRecurring(tick, async ({ inCompany: within }) => {
    await within(companyId, (tx) => effect(tx, 'tick'))
  })
  await Promise.all([work([handled]), work([handled])])
  // What came due in the last minute is made up for.
  await eventually(async () => expect(await effects('tick')).toHaveLength(1))
})

test('the workers above lacked no right and had no other trouble', () => {
  expect(trouble).toEqual([])
})

const openTransactions = async () =>
  (
    await owner.query(`select from pg_stat_activity where datname = current_database() and xact_start is not null
    and pid <> pg_backend_pid() and application_name not like 'pgboss%' and query not like '%pgboss%'`)
  ).rowCount

describe('a job that goes out', () => {
  test('holds no transaction while it is out, and what it settles ends the job', async () => {
    const seen: unknown[] = []
    const handled = goOut(errand, {
      read: async ({ tx }, { n }) => {
        await effect(tx, `read ${n}`)
        return { n }
      },
      act: async (task) => {
        await eventually(async () => expect(await openTransactions()).toBe(0))
        seen.push(task)
        return 'brought'
      },
      settle: async ({ tx }, { n }, outcome) => void (await effect(tx, `settled ${n} ${outcome}`)),
    })
    await work([handled])
    const id = await inCompany((tx) => enqueue(tx, errand, { n: 1 }))
    await eventually(async () => expect(await jobRow(id)).toMatchObject({ state: 'completed' }))
    expect(seen).toEqual([{ n: 1 }])
    expect(await effects('settled 1')).toEqual(['settled 1 brought'])
  })

  test('with nothing to do it ends without going', async () => {
    const act = vi.fn<() => Promise<void>>()
    await work([goOut(errand, { read: async () => undefined, act, settle: async () => {} })])
    const id = await inCompany((tx) => enqueue(tx, errand, { n: 2 }))
    await eventually(async () => expect(await jobRow(id)).toMatchObject({ state: 'completed' }))
    expect(act).not.toHaveBeenCalled()
  })

  test('what fails outside is tried again, and nothing is settled', async () => {
    let tries = 0
    const handled = goOut(errand, {
      read: async () => ({}),
      act: async () => {
        if (++tries < 3) throw new Error('nobody there')
      },
      settle: async ({ tx }) => void (await effect(tx, `errand after ${tries}`)),
    })
    await work([handled])
    const id = await inCompany((tx) => enqueue(tx, errand, { n: 3 }))
    await eventually(async () => expect(await jobRow(id)).toMatchObject({ state: 'completed' }))
    expect(await effects('errand after')).toEqual(['errand after 3'])
  })

  test('neighbours who never answer hold up nobody else’s kind of work', async () => {
    const answers = Promise.withResolvers<void>()
    const waiting = goOut(errand, { read: async () => ({}), act: () => answers.promise, settle: async () => {} })
    await work([waiting, handle(count, ({ tx }) => effect(tx, 'beside').then(() => undefined))])
    for (let n = 0; n < 20; n++) await inCompany((tx) => enqueue(tx, errand, { n }))
    await eventually(async () =>
      expect(
        (await owner.query(`select from pgboss.job where state = 'active' and name = 'test.errand'`)).rowCount,
      ).toBeGreaterThanOrEqual(4),
    )
    const id = await inCompany((tx) => enqueue(tx, count, { n: 1 }))
    await eventually(async () => expect(await jobRow(id)).toMatchObject({ state: 'completed' }))
    answers.resolve()
  })
})
