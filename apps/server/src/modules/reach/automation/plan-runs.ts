import { isMandatory, isMarketing, isOwnDoing } from '@coverwright/domain/reach/automation/triggers'
import { eq } from 'drizzle-orm'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import type { Listener, RaisedEvent } from '../../../platform/events/listener.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { lookAgainMs } from '../../../platform/jobs/hand-over-due.ts'
import { productOfEvent } from './person-of-event.ts'
import { sendRun } from './send-run-job.ts'
import { type ActionRow, automationActions, automationRuns } from './tables.ts'

const hourMs = 3_600_000

/**
 * Writes down what each action is to send of an event beside its standard message, and when: hours are counted from the
 * event, whatever clocks do.
 */
export const planRuns: Listener = {
  name: 'automation',
  hear: async (tx, event, now) => {
    const beside = (await actionsFor(tx, event)).filter(({ standardOf, isOn }) => standardOf === null && isOn)
    for (const action of beside) await planRun(tx, action, event, now)
  },
}

/**
 * The standard message is not sent where an action has taken its place; that sends it then. Advertising has none without one. One listener decides it:
 * of two each could find the actions as they were for a moment, and the message would go out twice or not at all.
 */
export const unlessTakenOver = (standard: Listener): Listener => ({
  name: standard.name,
  hear: async (tx, event, now) => {
    const inPlace = inPlaceAmong(await actionsFor(tx, event))
    if (inPlace) await planRun(tx, inPlace, event, now)
    else if (!isMarketing(event.type)) await standard.hear(tx, event, now)
  },
})

/** One is the event's: that of its product before that of every product. What must go out is held back by none that is off. */
const inPlaceAmong = (actions: readonly ActionRow[]): ActionRow | undefined =>
  actions
    .filter(({ standardOf, isOn, trigger }) => standardOf !== null && (isOn || !isMandatory(trigger)))
    .toSorted((one, other) => Number(one.productId === null) - Number(other.productId === null))[0]

async function actionsFor(tx: WriteTx, { type, fields }: RaisedEvent): Promise<readonly ActionRow[]> {
  if (isOwnDoing(type)) return []
  // Until what is planned is kept none is changed or deleted: it would not be found among what waits of it.
  const waiting = await tx.select().from(automationActions).where(eq(automationActions.trigger, type)).for('share')
  // Most companies have set nothing of most events: they cost one look.
  if (waiting.length === 0) return []
  const productId = await productOfEvent(tx, fields)
  return waiting.filter((action) => action.productId === null || action.productId === productId)
}

async function planRun(tx: WriteTx, action: ActionRow, event: RaisedEvent, now: Date): Promise<void> {
  const { id: actionId, trigger, channel, delayHours, isOn } = action
  const { id: eventId, fields, raisedAt } = event
  const due = new Date(raisedAt.getTime() + delayHours * hourMs)
  const isDue = isOn && due <= now
  const planned = { actionId, eventId, trigger, channel, fields, raisedAt }
  const [run] = await tx
    .insert(automationRuns)
    .values(
      isOn
        ? { ...planned, dueAt: isDue ? new Date(now.getTime() + lookAgainMs) : due }
        : { ...planned, state: 'not-sent' as const, reason: 'switched-off' as const, settledAt: now },
    )
    .onConflictDoNothing()
    .returning({ id: automationRuns.id })
  if (run && isDue) await enqueue(tx, sendRun, { runId: run.id }, { singletonKey: run.id })
}
