import type { RunReason } from '@coverwright/domain/reach/automation/automation'
import { awakeAt } from '@coverwright/domain/reach/automation/quiet-hours'
import { runLifecycle } from '@coverwright/domain/reach/automation/run-lifecycle'
import { isEnding, isMarketing } from '@coverwright/domain/reach/automation/triggers'
import { eq } from 'drizzle-orm'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import type { RaisedEvent } from '../../../platform/events/listener.ts'
import { type Mail, sendMail, sendSms } from '../../../platform/outbox/send.ts'
import { tellNotFilled } from '../../build/template/index.ts'
import { findReplyTo, getOwnCompanyRow } from '../../company/company/index.ts'
import { compose, type Standard, standardMailsOf } from './compose.ts'
import { mustSend } from './internal.ts'
import { isFull, lockSetting, takeFromHour } from './limits.ts'
import { mayRemind } from './may-remind.ts'
import { personOfEvent } from './person-of-event.ts'
import { quietHoursOf } from './settings.ts'
import { type ActionRow, automationActions, automationRuns, type RunRow, type SettingRow } from './tables.ts'

export interface Settling {
  readonly tx: WriteTx
  readonly now: Date
  readonly standard: Standard
  /** What mails leave under: nobody is answered by their own voice. */
  readonly from: string | undefined
}

type Outcome =
  | { readonly event: 'send'; readonly sentTo: number }
  | { readonly event: 'hold_back' | 'cancel'; readonly reason: RunReason }
  /** Held, never dropped. */
  | { readonly event: 'wait'; readonly until: Date; readonly reason: RunReason }

/**
 * Everything is looked at again: since the event the world has moved on. What is sent and the note that it was are one
 * transaction, so that a worker killed at any moment has sent it once or not at all.
 */
export async function settleRun(settling: Settling, runId: string): Promise<void> {
  const { tx, now } = settling
  const setting = await lockSetting(tx)
  const [run] = await tx.select().from(automationRuns).where(eq(automationRuns.id, runId)).for('update')
  if (run?.state !== 'waiting') return
  const outcome = await outcomeOf(settling, setting, run)
  await tx
    .update(automationRuns)
    .set(changeOf(run, outcome, now))
    .where(eq(automationRuns.id, runId))
}

function changeOf({ state }: RunRow, outcome: Outcome, now: Date): Partial<RunRow> {
  if (outcome.event === 'wait') return { dueAt: outcome.until, reason: outcome.reason }
  const over = { state: runLifecycle.next(state, outcome.event) ?? state, dueAt: null, settledAt: now }
  return outcome.event === 'send'
    ? { ...over, sentTo: outcome.sentTo, reason: null }
    : { ...over, reason: outcome.reason }
}

async function outcomeOf(settling: Settling, setting: SettingRow, run: RunRow): Promise<Outcome> {
  const { tx, now } = settling
  const action = await selectRow(tx, automationActions, run.actionId)
  if (!action) return { event: 'cancel', reason: 'action-deleted' }
  if (!action.isOn && !mustSend(action)) return { event: 'cancel', reason: 'switched-off' }
  const isStandard = action.standardOf !== null
  // Part of the contract, of security or of the law: it goes out whatever the hour.
  const quiet = mustSend(action) ? null : quietHoursOf(setting)
  const until = quiet ? awakeAt(now, quiet, (await getOwnCompanyRow(tx)).timeZone) : now
  if (until > now) return { event: 'wait', until, reason: 'quiet-hours' }
  if (isMarketing(run.trigger)) return sendReminder(settling, { setting, action, run })
  return isStandard ? sendStandard(settling, run) : sendToCustomer(settling, { setting, action, run })
}

/** As it would have gone out by itself: no limit that it would not have had then. */
async function sendStandard(settling: Settling, run: RunRow): Promise<Outcome> {
  const { tx, now, standard } = settling
  const { length } = await standardMailsOf(settling, run)
  if (length === 0) return { event: 'hold_back', reason: 'nothing-to-say' }
  const { eventId: id, trigger: type, fields, raisedAt } = run
  // Copied from the event when it was heard of.
  await standard.mails.hear(tx, { id, type, fields, raisedAt } as RaisedEvent, now)
  return { event: 'send', sentTo: length }
}

/** Advertising: to whom it may go at this moment, within every limit. */
async function sendReminder(settling: Settling, { setting, action, run }: Sending): Promise<Outcome> {
  const { tx, now } = settling
  const may = await mayRemind(tx, run, now)
  if (may.kind === 'later') return { event: 'wait', until: may.until, reason: 'came-back' }
  if (may.kind === 'no') return { event: 'cancel', reason: may.reason }
  const [mail] = await standardMailsOf(settling, run)
  const reason = mail && (await refusalOf(settling, action, { ...mail, replyTo: await findReplyTo(tx) }))
  if (reason) return { event: 'hold_back', reason }
  const until = mail && (await takeFromHour(tx, setting, { channel: 'email', now }))
  return until ? { event: 'wait', until, reason: 'too-many-an-hour' } : sendStandard(settling, run)
}

interface Sending {
  readonly setting: SettingRow
  readonly action: ActionRow
  readonly run: RunRow
}

async function sendToCustomer(settling: Settling, { setting, action, run }: Sending): Promise<Outcome> {
  const { tx, now } = settling
  const { channel } = action
  const person = await personOfEvent(tx, run.fields)
  if (!person?.email) return { event: 'cancel', reason: 'person-gone' }
  const isOver = person.policy !== undefined && person.policy.state !== 'issued'
  if (isOver && !isEnding(run.trigger)) return { event: 'cancel', reason: 'policy-over' }
  if (channel === 'sms' && !person.phone) return { event: 'hold_back', reason: 'no-phone' }
  const composed = await compose({ ...settling, person }, action, run)
  if ('reason' in composed && composed.reason === 'value-missing' && action.templateId)
    await tellNotFilled(tx, action.templateId, now)
  if ('reason' in composed)
    return { event: composed.reason === 'template-gone' ? 'cancel' : 'hold_back', reason: composed.reason }
  const { mail } = composed
  const reason = await refusalOf(settling, action, mail)
  if (reason) return { event: 'hold_back', reason }
  const until = await takeFromHour(tx, setting, { channel, now })
  if (until) return { event: 'wait', until, reason: 'too-many-an-hour' }
  await (channel === 'email' ? sendMail(tx, mail) : sendSms(tx, mail))
  return { event: 'send', sentTo: 1 }
}

async function refusalOf(
  { tx, now, from }: Settling,
  { channel }: ActionRow,
  { recipient, replyTo }: Mail,
): Promise<RunReason | undefined> {
  // An answer to ourselves would be answered again.
  const own = [from, replyTo].map((address) => address?.toLowerCase())
  if (own.includes(recipient.toLowerCase())) return 'own-address'
  return (await isFull(tx, channel, recipient, now)) ? 'too-many-a-day' : undefined
}
