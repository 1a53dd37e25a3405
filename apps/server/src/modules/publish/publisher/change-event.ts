import type { publisher } from '@coverwright/contract/publish/publisher'
import { fail } from '@coverwright/domain/errors'
import { scheduleLifecycle } from '@coverwright/domain/publish/publisher/schedule-event'
import { eq } from 'drizzle-orm'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { executeEvent } from './execute-event.ts'
import { toEvent } from './list-events.ts'
import { type ScheduleEventRow, scheduleEvents } from './tables.ts'
import { momentOf } from './when.ts'

export const updateEvent: HandlerOf<typeof publisher, 'updateEvent'> = async (
  { tx, audit, now },
  { id, name, localTime, takesSecond },
) => {
  const before = await lockEvent(tx, id)
  if (!scheduleLifecycle.next(before.state, 'change')) return fail('publisher.executed')
  const at = momentOf({ localTime, takesSecond }, before.timeZone, now)
  const event = await saveEvent(tx, id, { name, localTime, at })
  await enqueue(tx, executeEvent, { eventId: id }, { startAfter: at })
  await audit(id, { from: before.at.toISOString(), to: at.toISOString() })
  return toEvent(tx, event)
}

export const cancelEvent: HandlerOf<typeof publisher, 'cancelEvent'> = async ({ tx, audit }, { id }) => {
  const before = await lockEvent(tx, id)
  const state = scheduleLifecycle.next(before.state, 'cancel') ?? fail('publisher.executed')
  const event = await saveEvent(tx, id, { state })
  await audit(id, { from: before.state, to: state })
  return toEvent(tx, event)
}

/** Whoever executes it waits here, or has done so already. */
async function lockEvent(tx: WriteTx, id: string): Promise<ScheduleEventRow> {
  const [row] = await tx.select().from(scheduleEvents).where(eq(scheduleEvents.id, id)).for('update')
  return row ?? fail('publisher.not-found')
}

async function saveEvent(tx: WriteTx, id: string, change: Partial<ScheduleEventRow>): Promise<ScheduleEventRow> {
  const [row] = await tx.update(scheduleEvents).set(change).where(eq(scheduleEvents.id, id)).returning()
  return row ?? fail('publisher.not-found')
}
