import { type EventFields, type EventType, events } from '@coverwright/domain/events'
import { atTheEnd } from '../database/at-the-end.ts'
import { insertOf } from '../database/save-row.ts'
import type { WriteTx } from '../database/with-tenant.ts'
import { newId } from '../id.ts'
import { enqueueOnceAtTheEnd } from '../jobs/enqueue.ts'
import { hearEvents } from './hear-events-job.ts'
import { raisedEvents } from './tables.ts'

/**
 * Says what happened, to whoever listens: one row with the end of the transaction, and one job for all the events of
 * it. Both travel with the commit, so that nobody waits for them; where it fails, nothing happened.
 */
export function raiseEvent<Type extends EventType>(tx: WriteTx, type: Type, fields: EventFields<Type>): void {
  write(tx, { type, fields: events[type].fields.parse(fields) })
}

/** One that a company added, whose fields were checked against what it said of them. Answers its id. */
export function raiseOwn(tx: WriteTx, type: string, fields: Readonly<Record<string, unknown>>): string {
  const id = newId()
  write(tx, { id, type, fields })
  return id
}

function write(tx: WriteTx, raised: typeof raisedEvents.$inferInsert): void {
  atTheEnd(tx, insertOf(raisedEvents, raised))
  enqueueOnceAtTheEnd(tx, hearEvents, {})
}
