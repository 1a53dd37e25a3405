import type { event } from '@coverwright/contract/reach/event'
import { eq } from 'drizzle-orm'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { lockOwnEventInCompany, refuseInUse } from './internal.ts'
import { ownEvents } from './tables.ts'

export const deleteEvent: HandlerOf<typeof event, 'deleteEvent'> = async ({ tx, audit }, { id }) => {
  const found = await lockOwnEventInCompany(tx, id)
  await refuseInUse(tx, found)
  await tx.delete(ownEvents).where(eq(ownEvents.id, id))
  await audit(id, { name: found.name })
  return null
}
