import type { Client, Pool } from 'pg'
import { inCompany } from '../../src/platform/http/ways-in.ts'
import type { HandledJob } from '../../src/platform/jobs/handler.ts'
import type { OwnClock } from './own-clock.ts'

/** What is done of the jobs that wait. Mails, messages and certificates are made for nobody. */
const done = [
  'instalment.collect',
  'payment.reconcile',
  'payment.refund',
  'application.payment-given-up',
  'referral.expire',
  'traffic.add-up',
]

interface Means {
  readonly owner: Client
  readonly pool: Pool
  readonly clock: OwnClock
  readonly jobs: readonly HandledJob[]
}

/** The ids of jobs and of companies are others each time; those of what a job is about are not. */
const placeOf = ({ name, data }: { name: string; data: { input: unknown } }) => `${name} ${JSON.stringify(data.input)}`

/** A worker's work, one job after the other, when it is asked for. */
export function jobRunner({ owner, pool, clock, jobs }: Means) {
  const byName = new Map(jobs.map((handled) => [handled.job.name, handled]))
  const within = inCompany(pool)
  const signal = new AbortController().signal

  async function runOne(name: string, { companyId, input }: { readonly companyId: string; readonly input: unknown }) {
    const handled = byName.get(name)
    if (!handled || handled.kind === 'platform') throw new Error(`There is no job ${name}`)
    const data = handled.job.input.parse(input)
    const apart = <T>(work: Parameters<typeof within<T>>[1]) => within(companyId, work)
    const outside = {
      companyId,
      jobId: crypto.randomUUID(),
      attempt: 0,
      now: clock.now(),
      signal,
      progress: async () => {},
      apart,
      inCompany: within,
    }
    if (handled.kind === 'company') return apart((tx) => handled.handler({ tx, ...outside }, data))
    const task = await apart((tx) => handled.read({ tx, ...outside }, data))
    if (task === undefined) return undefined
    const outcome = await handled.act(task, outside)
    return apart((tx) => handled.settle({ tx, ...outside }, task, outcome))
  }

  return {
    recurring: async (name: string) => {
      const handled = byName.get(name)
      if (handled?.kind !== 'platform') throw new Error(`There is no recurring job ${name}`)
      await handled.handler({ jobId: crypto.randomUUID(), now: clock.now(), signal, inCompany: within })
    },
    waiting: async () => {
      const { rows } = await owner.query(
        `delete from pgboss.job where name = any($1) and state = 'created' and start_after <= $2
         returning name, data, start_after`,
        [done, clock.now().toISOString()],
      )
      const inOrder = rows.toSorted(
        (one, other) => one.start_after - other.start_after || (placeOf(one) < placeOf(other) ? -1 : 1),
      )
      for (const { name, data } of inOrder) await runOne(name, data)
    },
  }
}
