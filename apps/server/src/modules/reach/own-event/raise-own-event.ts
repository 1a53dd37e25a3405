import type { event } from '@coverwright/contract/reach/event'
import { typeOfOwn } from '@coverwright/domain/base/event/own-field'
import { fail } from '@coverwright/domain/errors'
import { mostRaisedAnHour, problemsOf } from '@coverwright/domain/reach/own-event/own-event'
import { and, eq, gt } from 'drizzle-orm'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { raiseOwn } from '../../../platform/events/raise-event.ts'
import { raisedEvents } from '../../../platform/events/tables.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { findPolicy } from '../../sell/policy/index.ts'
import { ownEvents } from './tables.ts'

const hourMs = 3_600_000

/** By a program, most of the time: with an API key. */
export const raiseEvent: HandlerOf<typeof event, 'raiseEvent'> = async (
  { tx, audit, now },
  { name, policyId, fields },
) => {
  // Whoever else raises it waits: two at once would each find room for the last of the hour.
  const [found] = await tx.select().from(ownEvents).where(eq(ownEvents.name, name)).for('update')
  if (!found) return fail('own-event.not-found')
  const problems = problemsOf(found.fields, fields)
  if (Object.keys(problems).length > 0) return fail('own-event.wrong-fields', problems)
  if (policyId && !(await findPolicy(tx, policyId))) return fail('own-event.unknown-policy')
  const type = typeOfOwn(found)
  if ((await countLatest(tx, type, now)) >= mostRaisedAnHour) return fail('own-event.raised-too-often')
  const id = raiseOwn(tx, type, { ...fields, ...(policyId && { policyId }) })
  await audit(found.id, { name })
  return id
}

async function countLatest(tx: WriteTx, type: string, now: Date): Promise<number> {
  const since = new Date(now.getTime() - hourMs)
  const latest = await tx
    .select({ id: raisedEvents.id })
    .from(raisedEvents)
    .where(and(eq(raisedEvents.type, type), gt(raisedEvents.createdAt, since)))
    .limit(mostRaisedAnHour)
  return latest.length
}
