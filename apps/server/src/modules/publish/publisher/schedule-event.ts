import type { publisher } from '@coverwright/contract/publish/publisher'
import { fail } from '@coverwright/domain/errors'
import type { ScheduleForm } from '@coverwright/domain/publish/publisher/schedule-event'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { publish } from '../../../platform/live/publish.ts'
import { getOwnCompany } from '../../company/company/index.ts'
import { getMountInCompany, getReleaseInCompany, lockMountAt } from '../release/index.ts'
import { checkPlace } from '../site-host/index.ts'
import { needsApproval } from './approval.ts'
import { executeEvent } from './execute-event.ts'
import { toEvent } from './list-events.ts'
import { type ScheduleEventRow, scheduleEvents } from './tables.ts'
import { checkTried } from './tried.ts'
import { momentOf } from './when.ts'

export const scheduleEvent: HandlerOf<typeof publisher, 'scheduleEvent'> = async (
  { tx, actor, audit, now, ports },
  { name, localTime, takesSecond, casesReason, ...form },
) => {
  const target = await targetOf(tx, form)
  // Whether the address is free is seen when the time comes; whose it may be is known now.
  if (form.kind === 'online' && !(await lockMountAt(tx, target.host)))
    await checkPlace(tx, target.host, ports.domains.hostRules)
  if (form.kind !== 'offline' && (await needsApproval(tx))) return fail('publisher.needs-approval')
  // What was agreed to for then is not looked at again: nobody is there to say why.
  const tried = target.releaseId ? await checkTried(tx, target.releaseId, casesReason) : {}
  const event = await addEvent(tx, { ...target, name, localTime, takesSecond, askedBy: actor.memberId }, now)
  await audit(event.id, { kind: event.kind, host: event.host, at: event.at.toISOString(), ...tried })
  return toEvent(tx, event)
}

type Target = Pick<ScheduleEventRow, 'kind' | 'host' | 'productId' | 'releaseId'>

/** What an event is about: a live address, a release, or both. */
async function targetOf(
  tx: WriteTx,
  { kind, mountId, releaseId, host }: Omit<ScheduleForm, 'name' | 'localTime' | 'takesSecond' | 'casesReason'>,
): Promise<Target> {
  if (kind === 'online') {
    if (!releaseId || !host) return fail('publisher.what-is-missing')
    return { kind, host, releaseId, productId: (await getReleaseInCompany(tx, releaseId)).productId }
  }
  if (!mountId) return fail('publisher.what-is-missing')
  const release = releaseId && (await getReleaseInCompany(tx, releaseId))
  const mount = await getMountInCompany(tx, mountId)
  if (mount.state !== 'live') return fail('publisher.nothing-there')
  if (kind === 'offline') return { kind, host: mount.host, releaseId: null, productId: mount.productId }
  if (!release) return fail('publisher.what-is-missing')
  return { kind, host: mount.host, releaseId: release.id, productId: release.productId }
}

interface NewEvent extends Target {
  readonly name: string
  readonly localTime: string
  readonly takesSecond?: boolean | undefined
  readonly askedBy: string
  readonly approvedBy?: string
}

/** The event and the job that executes it are one transaction: neither is there without the other. */
export async function addEvent(tx: WriteTx, { takesSecond, ...event }: NewEvent, now: Date): Promise<ScheduleEventRow> {
  const { timeZone } = await getOwnCompany(tx)
  const at = momentOf({ localTime: event.localTime, takesSecond }, timeZone, now)
  const [row] = await tx
    .insert(scheduleEvents)
    .values({ ...event, timeZone, at })
    .returning()
  if (!row) throw new Error('The event was not saved')
  await enqueue(tx, executeEvent, { eventId: row.id }, { startAfter: at })
  publish(tx, { kind: 'release', subjectId: row.id })
  return row
}
