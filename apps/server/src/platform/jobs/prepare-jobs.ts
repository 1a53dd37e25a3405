import { Client } from 'pg'
import { type ConstructorOptions, PgBoss } from 'pg-boss'
import type { AnyJob } from './job.ts'
import { sealJobs } from './seal-jobs.ts'

const day = 24 * 60 * 60

/** From its end; and from when it was due: after this long without any worker, running it would surprise. */
export const jobKeptDays = { done: 7, waiting: 60 } as const

/**
 * Makes or upgrades the job tables and the queues of the declared jobs. Needs the owner, once at every start, after
 * the migrations; at run time nobody may change a table.
 */
export async function prepareJobs(ownerUrl: string, jobs: readonly AnyJob[]): Promise<void> {
  const owner = new Client(ownerUrl)
  await owner.connect()
  try {
    // Servers starting together take turns; the lock ends with the connection.
    await owner.query(`select pg_advisory_lock(hashtext('prepare jobs'))`)
    await withBoss(ownerUrl, async (boss) => {
      for (const job of jobs) await makeQueue(boss, job)
      await replaceSchedules(boss, jobs)
    })
    await finishUpgrade(owner)
    await sealJobs(owner)
  } finally {
    await owner.end()
  }
}

/** What stands between the job tables and the declared jobs, in plain words. */
export async function whatJobsLack(ownerUrl: string, jobs: readonly AnyJob[]): Promise<readonly string[]> {
  const names = new Set<string>()
  try {
    await withBoss(
      ownerUrl,
      async (boss) => {
        for (const { name } of await boss.getQueues()) names.add(name)
      },
      { migrate: false, createSchema: false },
    )
  } catch (error) {
    if (!saysOtherVersion(error)) throw error
    return ['the job tables of this version']
  }
  return jobs.flatMap(({ name }) => (names.has(name) ? [] : [`the queue ${name}`]))
}

const saysOtherVersion = (error: unknown) =>
  error instanceof Error && /^pg-boss (is not installed|database requires migrations)$/.test(error.message)

async function withBoss(
  connectionString: string,
  work: (boss: PgBoss) => Promise<void>,
  options: Partial<ConstructorOptions> = {},
) {
  const boss = new PgBoss({ connectionString, max: 2, supervise: false, schedule: false, ...options })
  const failures: Error[] = []
  boss.on('error', (error) => failures.push(error))
  try {
    await boss.start()
    await work(boss)
  } finally {
    await boss.stop({ graceful: false })
  }
  if (failures[0]) throw failures[0]
}

/**
 * An upgrade leaves its indexes to be built later, one a minute, by whoever has the right; at run time nobody has.
 * Built at once and in a transaction, no interrupted build leaves an invalid index behind.
 */
async function finishUpgrade(owner: Client) {
  const { rows } = await owner.query<{ id: string; command: string }>(
    `select id, command from pgboss.bam where status <> 'completed' order by created_on`,
  )
  for (const { id, command } of rows) {
    await owner.query('begin')
    await owner.query(command.replace(/\bconcurrently\b/i, ''))
    await owner.query(`update pgboss.bam set status = 'completed', completed_on = now() where id = $1`, [id])
    await owner.query('commit')
  }
}

async function makeQueue(boss: PgBoss, { name, retryLimit, retryDelaySeconds, expireInSeconds }: AnyJob) {
  const options = {
    retryLimit,
    retryDelay: retryDelaySeconds,
    retryBackoff: true,
    retryDelayMax: 60 * 60,
    expireInSeconds,
    // Without a sign of life for this long the job is somebody else's; ten seconds are the least there is.
    heartbeatSeconds: 10,
    deleteAfterSeconds: jobKeptDays.done * day,
    retentionSeconds: jobKeptDays.waiting * day,
    notify: true,
  }
  await boss.createQueue(name, { ...options, policy: 'short' })
  await boss.updateQueue(name, options)
}

/** A schedule whose job is no longer declared would fill its queue for ever. */
async function replaceSchedules(boss: PgBoss, jobs: readonly AnyJob[]) {
  const recurring = jobs.filter((job) => job.kind === 'platform')
  const names = new Set(recurring.map((job) => job.name))
  for (const { name } of await boss.getSchedules()) if (!names.has(name)) await boss.unschedule(name)
  for (const { name, cron } of recurring) await boss.schedule(name, cron, {}, { missed: 'once' })
}
