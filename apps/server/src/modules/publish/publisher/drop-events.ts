import { and, eq, inArray, ne, or } from 'drizzle-orm'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { raiseEvent } from '../../../platform/events/raise-event.ts'
import { publish } from '../../../platform/live/publish.ts'
import { lockMountAt, type MountRow, type Mover, unmountProduct } from '../release/index.ts'
import { publishRequests, scheduleEvents } from './tables.ts'

const why = 'The site was moved to the trash.'

/** What was planned for a site in the trash would only fail when its time comes. Says the names of what was cancelled. */
export async function dropEventsOf(tx: WriteTx, { host, releaseId }: MountRow, mover: Mover): Promise<string[]> {
  if ((await lockMountAt(tx, host))?.state === 'live') return []
  await rejectRequests(
    tx,
    and(
      eq(publishRequests.host, host),
      or(ne(publishRequests.kind, 'online'), eq(publishRequests.releaseId, releaseId)),
    ),
    mover,
  )
  return cancel(
    tx,
    and(eq(scheduleEvents.host, host), or(ne(scheduleEvents.kind, 'online'), eq(scheduleEvents.releaseId, releaseId))),
    mover,
  )
}

/** Takes a product that goes to the trash off its addresses, and what was planned for it there. */
export async function takeProductOff(tx: WriteTx, productId: string, mover: Mover) {
  const places = await unmountProduct(tx, productId, mover)
  const hosts = places.map(({ host }) => host)
  const atItsAddresses = and(inArray(scheduleEvents.host, hosts), ne(scheduleEvents.kind, 'online'))
  await cancel(tx, or(eq(scheduleEvents.productId, productId), hosts.length > 0 ? atItsAddresses : undefined), mover)
  const swaps = and(inArray(publishRequests.host, hosts), ne(publishRequests.kind, 'online'))
  await rejectRequests(tx, or(eq(publishRequests.productId, productId), hosts.length > 0 ? swaps : undefined), mover)
  return places
}

/** Nobody can approve what would put something from the trash before the public: whoever asked is told. */
async function rejectRequests(tx: WriteTx, which: ReturnType<typeof and>, { actorId, now }: Mover): Promise<void> {
  const rejected = await tx
    .update(publishRequests)
    .set({ state: 'rejected', decidedBy: actorId, decidedAt: now, reason: why })
    .where(and(eq(publishRequests.state, 'pending'), which))
    .returning()
  for (const { id, askedBy } of rejected) {
    publish(tx, { kind: 'release', subjectId: id })
    if (askedBy !== actorId) raiseEvent(tx, 'publisher.rejected', { requestId: id })
  }
}

async function cancel(tx: WriteTx, which: ReturnType<typeof and>, { actorId }: Mover): Promise<string[]> {
  const cancelled = await tx
    .update(scheduleEvents)
    .set({ state: 'cancelled', problem: why })
    .where(and(eq(scheduleEvents.state, 'scheduled'), which))
    .returning()
  for (const { id, askedBy } of cancelled) {
    publish(tx, { kind: 'release', subjectId: id })
    // Whoever planned it and moved it to the trash knows.
    if (askedBy !== actorId) raiseEvent(tx, 'publisher.event-failed', { scheduleEventId: id })
  }
  return cancelled.map(({ name }) => name)
}
