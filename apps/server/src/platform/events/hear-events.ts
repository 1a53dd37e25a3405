import { and, asc, eq, isNull, lt, not, sql } from 'drizzle-orm'
import type { WriteTx } from '../database/with-tenant.ts'
import { handle } from '../jobs/handler.ts'
import { hearEvents } from './hear-events-job.ts'
import type { Listener, RaisedEvent } from './listener.ts'
import { type RaisedEventRow, raisedEvents } from './tables.ts'

/** So many commit together. */
const atOnce = 50
/** After so many failures of a listener an event waits for somebody to look. */
export const mostTries = 20

type Apart = <T>(work: (tx: WriteTx) => Promise<T>) => Promise<T>

/** What waits in the company of the job goes to everybody who has not heard of it. */
export const hearEventsJob = (listeners: readonly Listener[]) =>
  handle(hearEvents, ({ apart, now, signal }) => hearWaiting(apart, listeners, now, signal))

/** Each listener has transactions of its own: one that fails keeps no other from hearing. */
export async function hearWaiting(apart: Apart, listeners: readonly Listener[], now: Date, signal?: AbortSignal) {
  const failures: unknown[] = []
  const names = listeners.map(({ name }) => name)
  for (const listener of listeners) {
    const hear = (tx: WriteTx, limit: number, failed: readonly string[]) =>
      hearSome(tx, { listener, names, now, limit, failed })
    const failed: string[] = []
    let limit = atOnce
    for (let heard = limit; heard >= limit && !signal?.aborted; ) {
      try {
        heard = await apart((tx) => hear(tx, limit, failed))
      } catch (error) {
        // Nothing of the batch was kept. One by one it shows which of them it was.
        if (error instanceof NotHeard && limit === 1) {
          failures.push(error.cause)
          failed.push(error.eventId)
          await apart((tx) => countFailure(tx, error.eventId))
        } else if (!(error instanceof NotHeard)) throw error
        limit = 1
        heard = limit
      }
    }
  }
  if (failures.length > 0) throw failures[0]
}

class NotHeard extends Error {
  readonly eventId: string

  constructor(eventId: string, cause: unknown) {
    super('An event was not heard', { cause })
    this.eventId = eventId
  }
}

interface Hearing {
  readonly listener: Listener
  readonly names: readonly string[]
  readonly now: Date
  readonly limit: number
  /** Those that failed in this run. */
  readonly failed: readonly string[]
}

/** Another worker that is at the same events has them locked: it is left to them. */
async function hearSome(tx: WriteTx, { listener, names, now, limit, failed }: Hearing): Promise<number> {
  const { name } = listener
  const waiting = await tx
    .select()
    .from(raisedEvents)
    .where(
      and(
        isNull(raisedEvents.doneAt),
        lt(raisedEvents.tries, mostTries),
        not(sql`${name} = any(${raisedEvents.heard})`),
        failed.length > 0 ? sql`not (${raisedEvents.id} = any(${sql.param([...failed])}::uuid[]))` : undefined,
      ),
    )
    .orderBy(asc(raisedEvents.id))
    .limit(limit)
    .for('update', { skipLocked: true })
  for (const row of waiting) {
    try {
      await listener.hear(tx, toEvent(row), now)
    } catch (error) {
      throw new NotHeard(row.id, error)
    }
    const heard = [...row.heard, name]
    const isDone = names.every((one) => heard.includes(one))
    await tx
      .update(raisedEvents)
      .set({ heard, ...(isDone && { doneAt: now }) })
      .where(eq(raisedEvents.id, row.id))
  }
  return waiting.length
}

const countFailure = (tx: WriteTx, id: string) =>
  tx
    .update(raisedEvents)
    .set({ tries: sql`${raisedEvents.tries} + 1` })
    .where(eq(raisedEvents.id, id))

/** `raiseEvent` checked the fields by the type when it wrote them. */
const toEvent = ({ id, type, fields, createdAt }: RaisedEventRow) =>
  ({ id, type, fields, raisedAt: createdAt }) as RaisedEvent
