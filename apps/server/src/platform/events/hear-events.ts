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
  handle(hearEvents, ({ apart, now }) => hearWaiting(apart, listeners, now))

/** Each listener has transactions of its own: one that fails keeps no other from hearing. */
export async function hearWaiting(apart: Apart, listeners: readonly Listener[], now: Date): Promise<void> {
  const names = listeners.map(({ name }) => name)
  const failures: unknown[] = []
  for (const listener of listeners) failures.push(...(await hearAll(apart, { listener, names, now })))
  if (failures.length > 0) throw failures[0]
}

interface Hearing {
  readonly listener: Listener
  readonly names: readonly string[]
  readonly now: Date
}

/** Answers what the listener failed with. */
async function hearAll(apart: Apart, hearing: Hearing): Promise<readonly unknown[]> {
  const failed = new Map<string, unknown>()
  for (let limit = atOnce; ; ) {
    try {
      const heard = await apart((tx) => hearSome(tx, hearing, limit, [...failed.keys()]))
      if (heard < limit) return [...failed.values()]
    } catch (error) {
      if (!(error instanceof NotHeard)) throw error
      if (limit === 1) {
        failed.set(error.eventId, error.cause)
        await apart((tx) => countFailure(tx, error.eventId))
      }
      // Nothing of the batch was kept. One by one it shows which of them it was.
      limit = 1
    }
  }
}

class NotHeard extends Error {
  readonly eventId: string

  constructor(eventId: string, cause: unknown) {
    super('An event was not heard', { cause })
    this.eventId = eventId
  }
}

/** Another worker that is at the same events has them locked: it is left to them. */
async function hearSome(
  tx: WriteTx,
  { listener, names, now }: Hearing,
  limit: number,
  failed: readonly string[],
): Promise<number> {
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
