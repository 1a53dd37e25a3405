import { AppError, errors } from '@coverwright/domain/errors'
import type { HostRules } from '@coverwright/domain/publish/release/site-host'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { audited } from '../../../platform/audit/audited.ts'
import { raiseEvent } from '../../../platform/events/raise-event.ts'
import { handle } from '../../../platform/jobs/handler.ts'
import { job } from '../../../platform/jobs/job.ts'
import { publish } from '../../../platform/live/publish.ts'
import { moveRelease } from './move-release.ts'
import { scheduleEvents } from './tables.ts'

export const executeEvent = job('publisher.execute-event', {
  input: z.object({ eventId: z.uuid() }),
  retryLimit: 20,
  retryDelaySeconds: 2,
})

/**
 * The move, the event's end and the job's end commit together: killed anywhere between them, all of it is done again
 * and nothing was done before. An event that was moved to another time has another job, and this one leaves it alone.
 */
export const publisherJobs = ({ domains }: { readonly domains: { readonly hostRules: HostRules } }) => [
  handle(executeEvent, async ({ tx, companyId, now, apart }, { eventId }) => {
    const [event] = await tx.select().from(scheduleEvents).where(eq(scheduleEvents.id, eventId)).for('update')
    if (event?.state !== 'scheduled' || event.at > now) return
    const refusal = await refusalOf(() =>
      // A refused move has written halfway: it is tried where what it wrote can be thrown away.
      apart(async (trial) => {
        await moveRelease(
          trial,
          event,
          { actorId: event.askedBy, approvedBy: event.approvedBy, now },
          domains.hostRules,
        )
        throw new TriedOut()
      }),
    )
    await audited(tx, companyId, 'publisher/execute', async (audit) => {
      await audit(eventId, { kind: event.kind, host: event.host, ...(refusal && { refusal }) })
      if (!refusal)
        await moveRelease(tx, event, { actorId: event.askedBy, approvedBy: event.approvedBy, now }, domains.hostRules)
      await tx
        .update(scheduleEvents)
        .set({ state: refusal ? 'failed' : 'done', doneAt: now, problem: refusal ?? null })
        .where(eq(scheduleEvents.id, eventId))
      raiseEvent(tx, refusal ? 'publisher.event-failed' : 'publisher.event-done', { scheduleEventId: eventId })
      publish(tx, { kind: 'release', subjectId: eventId })
    })
  }),
]

/** Ends the trial's transaction without keeping anything of it. */
class TriedOut extends Error {}

/** Why it cannot be done, in words; anything but a refusal is tried again by the queue. */
async function refusalOf(attempt: () => Promise<never>): Promise<string | undefined> {
  try {
    return await attempt()
  } catch (error) {
    if (error instanceof TriedOut) return undefined
    if (error instanceof AppError)
      return error.fields?.['missing.0'] ?? error.fields?.['host'] ?? errors[error.code].message
    throw error
  }
}
