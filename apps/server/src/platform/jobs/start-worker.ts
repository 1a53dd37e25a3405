import { setTimeout as sleep } from 'node:timers/promises'
import { PgBoss } from 'pg-boss'
import { endPool, openPool } from '../database/open-pool.ts'
import type { HandledJob } from './handler.ts'
import { type Places, placesOf } from './job.ts'
import { createPlaces } from './places.ts'
import { runJob, type TakenJob } from './run-job.ts'

export interface WorkerOptions {
  /** How often one of the workers looks for jobs whose worker gives no sign of life. */
  readonly superviseSeconds?: number
  /** What handlers take for now; the queue itself keeps the database's time. */
  readonly now?: () => Date
  /** A job's handler failed (it will be tried again, or not), or the queue itself is in trouble. */
  readonly onError?: (error: Error, job?: string) => void
  /** After every run, for the metrics. */
  readonly onRun?: (run: JobRun) => void
}

export interface JobRun {
  readonly job: string
  readonly outcome: 'done' | 'retry' | 'failed'
  readonly seconds: number
}

export interface Worker {
  /** Takes no more jobs, waits for the running ones, and hands back what is not done in time. */
  readonly stop: (patienceMs?: number) => Promise<void>
}

/** Takes jobs and runs them. Any number of workers share a database; each job is taken by one. */
export async function startWorker(
  url: string,
  jobs: readonly HandledJob[],
  { superviseSeconds = 8, now = () => new Date(), onError = () => {}, onRun = () => {} }: WorkerOptions = {},
): Promise<Worker> {
  // Of its own: a handler holds one connection and may need a second, and no call should wait for either.
  const pool = openPool(url, 'worker', { onLost: onError })
  const places = {
    payments: createPlaces(placesOf.payments),
    messages: createPlaces(placesOf.messages),
    documents: createPlaces(placesOf.documents),
    outside: createPlaces(placesOf.outside),
    webhooks: createPlaces(placesOf.webhooks),
    rest: createPlaces(placesOf.rest),
  } satisfies Record<Places, unknown>
  const boss = createBoss(url, superviseSeconds)
  boss.on('error', (error) => onError(error))
  boss.on('warning', ({ message }) => onError(new Error(message)))

  const run = async (handled: HandledJob, taken: TakenJob) => {
    const job = handled.job.name
    const startedAt = performance.now()
    const seconds = () => (performance.now() - startedAt) / 1000
    try {
      await runJob({ boss, pool, now: now() }, handled, taken)
      onRun({ job, outcome: 'done', seconds: seconds() })
    } catch (error) {
      onRun({ job, outcome: taken.retryCount < taken.retryLimit ? 'retry' : 'failed', seconds: seconds() })
      onError(error as Error, job)
      throw withoutDetail(error)
    }
  }

  await boss.start()
  for (const handled of jobs) {
    const { take } = places[handled.job.places]
    for (let n = 0; n < handled.job.concurrency; n++) {
      // One looks every second for jobs that have come due; the others are woken when there is more to do.
      const pauseSeconds = n === 0 ? 1 : 10
      await takeOneByOne(boss, handled.job.name, pauseSeconds, (taken) => take(() => run(handled, taken)))
    }
  }

  return {
    stop: async (patienceMs = 20_000) => {
      await boss.stop({ timeout: patienceMs })
      // A handler that ignores its signal must not keep the process alive.
      await Promise.race([endPool(pool), sleep(1000, undefined, { ref: false })])
    },
  }
}

/**
 * As the role `worker`, which may change no table. A killed worker's job is found by the next supervision after its
 * heartbeat is 10 seconds old: 18 seconds at most, then the wait before a repetition.
 */
const createBoss = (url: string, superviseSeconds: number) =>
  new PgBoss({
    connectionString: asWorker(url),
    max: 4,
    migrate: false,
    createSchema: false,
    reindex: false,
    useListenNotify: true,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    cronMonitorIntervalSeconds: 15,
  })

/** Every connection takes the role as it begins; what the address already asks for stays. */
function asWorker(url: string) {
  const address = new URL(url)
  address.searchParams.set('options', `${address.searchParams.get('options') ?? ''} -c role=worker`.trim())
  return address.href
}

/** The queue keeps a failed try's error for days, and a refused row's error quotes the row. */
function withoutDetail(error: unknown) {
  const { name = 'Error', code = '' } = error as { name?: string; code?: string }
  return { message: `${name} ${code}`.trim() }
}

/** Pauses only when there is no job left: by itself the queue would pause after every job. */
async function takeOneByOne(
  boss: PgBoss,
  name: string,
  pauseSeconds: number,
  work: (taken: TakenJob) => Promise<void>,
) {
  const options = {
    includeMetadata: true,
    batchSize: 1,
    pollingIntervalSeconds: 1,
    notifyPollingIntervalSeconds: pauseSeconds,
  } as const
  let workerId = ''
  workerId = await boss.work(name, options, async (taken: TakenJob[]) => {
    boss.notifyWorker(workerId)
    for (const one of taken) await work(one)
  })
}
