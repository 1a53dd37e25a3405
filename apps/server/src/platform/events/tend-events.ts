import { and, asc, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { ReadTx } from '../database/with-tenant.ts'
import type { WaysIn } from '../http/ways-in.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { handleRecurring } from '../jobs/handler.ts'
import { recurringJob } from '../jobs/job.ts'
import { mostTries } from './hear-events.ts'
import { hearEvents } from './hear-events-job.ts'
import { raisedEvents } from './tables.ts'

/** Long enough to see why something was sent, or to send again what was missed. */
export const eventKeptDays = 30

const wakeEvents = recurringJob('event.wake', { cron: '*/5 * * * *', retryLimit: 0, concurrency: 1 })
const sweepEvents = recurringJob('event.sweep', { cron: '23 * * * *', retryLimit: 0, concurrency: 1 })

const atOnce = 1000
const { id, companyId, createdAt, doneAt, tries } = raisedEvents

/** Companies whose events nobody hears: their job is gone, or was given up. */
const findLeft = (door: ReadTx) =>
  door
    .selectDistinct({ companyId })
    .from(raisedEvents)
    .where(and(isNull(doneAt), lt(tries, mostTries), lt(createdAt, sql`now() - interval '5 minutes'`)))
    .limit(atOnce)

const findOld = (door: ReadTx) =>
  door
    .select({ id, companyId })
    .from(raisedEvents)
    .where(and(isNotNull(doneAt), lt(createdAt, sql`now() - ${eventKeptDays} * interval '1 day'`)))
    .orderBy(asc(createdAt))
    .limit(atOnce)

export const eventTendingJobs = ({ door }: Pick<WaysIn, 'door'>) => [
  handleRecurring(wakeEvents, async ({ inCompany }) => {
    for (const left of await door(findLeft))
      await inCompany(left.companyId, async (tx) => {
        await enqueue(tx, hearEvents, {}, { singletonKey: 'wake' })
      })
  }),
  handleRecurring(sweepEvents, async ({ inCompany, signal }) => {
    for (;;) {
      const old = await door(findOld)
      for (const [company, own] of Map.groupBy(old, (event) => event.companyId)) {
        const ids = own.map((event) => event.id)
        await inCompany(company, (tx) => tx.delete(raisedEvents).where(inArray(id, ids)))
      }
      if (old.length < atOnce || signal.aborted) return
    }
  }),
]

interface Waiting {
  readonly waiting: number
  readonly stuck: number
}

/** For the figures: how many wait to be heard, and how many were given up. */
export async function countWaiting(door: ReadTx): Promise<Waiting> {
  const isStuck = sql`${tries} >= ${mostTries}`
  const [counted] = await door
    .select({
      waiting: sql<number>`count(*) filter (where not (${isStuck}))::int`,
      stuck: sql<number>`count(*) filter (where ${isStuck})::int`,
    })
    .from(raisedEvents)
    .where(isNull(doneAt))
  return counted ?? { waiting: 0, stuck: 0 }
}
