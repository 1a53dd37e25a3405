import { fail } from '@coverwright/domain/errors'
import type { Action, Run, RunReason } from '@coverwright/domain/reach/automation/automation'
import { runLifecycle } from '@coverwright/domain/reach/automation/run-lifecycle'
import { isMandatory } from '@coverwright/domain/reach/automation/triggers'
import { and, eq, inArray } from 'drizzle-orm'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import { products } from '../../build/product/index.ts'
import { templates } from '../../build/template/index.ts'
import { type ActionRow, automationActions, automationRuns, type RunRow } from './tables.ts'

export async function lockActionInCompany(tx: WriteTx, id: string): Promise<ActionRow> {
  const [row] = await tx.select().from(automationActions).where(eq(automationActions.id, id)).for('update')
  return row ?? fail('automation.not-found')
}

export async function lockRunInCompany(tx: WriteTx, id: string): Promise<RunRow> {
  const [row] = await tx.select().from(automationRuns).where(eq(automationRuns.id, id)).for('update')
  return row ?? fail('automation.run-not-found')
}

export async function toActions(tx: ReadTx, rows: readonly ActionRow[]): Promise<Action[]> {
  const productNames = await namesOf(
    tx,
    products,
    rows.map(({ productId }) => productId),
  )
  const templateNames = await namesOf(
    tx,
    templates,
    rows.map(({ templateId }) => templateId),
  )
  return rows.map(({ id, trigger, channel, delayHours, productId, templateId, isOn, standardOf, createdAt }) => ({
    id,
    trigger,
    channel,
    delayHours,
    productId,
    templateId,
    isOn,
    isStandard: standardOf !== null,
    templateName: (templateId && templateNames.get(templateId)) ?? null,
    productName: (productId && productNames.get(productId)) ?? null,
    createdAt: createdAt.toISOString(),
  }))
}

export async function toAction(tx: ReadTx, row: ActionRow): Promise<Action> {
  const [action] = await toActions(tx, [row])
  return action ?? fail('automation.not-found')
}

async function namesOf(
  tx: ReadTx,
  table: typeof products | typeof templates,
  wanted: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(wanted.filter((id) => id !== null))]
  if (ids.length === 0) return new Map()
  const named = await tx.select({ id: table.id, name: table.name }).from(table).where(inArray(table.id, ids))
  return new Map(named.map(({ id, name }) => [id, name]))
}

export const toRun = (row: RunRow): Run => ({
  id: row.id,
  actionId: row.actionId,
  trigger: row.trigger,
  channel: row.channel,
  state: row.state,
  reason: row.reason,
  sentTo: row.sentTo,
  policyId: typeof row.fields.policyId === 'string' ? row.fields.policyId : null,
  raisedAt: row.raisedAt.toISOString(),
  dueAt: row.state === 'waiting' ? (row.dueAt?.toISOString() ?? null) : null,
  settledAt: row.settledAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
})

/** It has lost its reason, or nobody wants it any more. */
export async function cancelRun(tx: WriteTx, { id, state }: RunRow, reason: RunReason, now: Date): Promise<RunRow> {
  const next = runLifecycle.next(state, 'cancel') ?? fail('automation.run-over')
  const [row] = await tx
    .update(automationRuns)
    .set({ state: next, reason, dueAt: null, settledAt: now })
    .where(eq(automationRuns.id, id))
    .returning()
  return row ?? fail('automation.run-not-found')
}

/** Whether it sends what is part of the contract, of security or of the law. */
export const mustSend = ({ standardOf, trigger }: ActionRow) => standardOf !== null && isMandatory(trigger)

/** What an action still has before it goes with it; what must be sent is sent first. */
export async function cancelRunsOf(tx: WriteTx, action: ActionRow, reason: RunReason, now: Date): Promise<number> {
  const waiting = and(eq(automationRuns.actionId, action.id), eq(automationRuns.state, 'waiting'))
  if (mustSend(action) && (await tx.$count(automationRuns, waiting)) > 0) return fail('automation.on-its-way')
  const cancelled = await tx
    .update(automationRuns)
    .set({ state: 'cancelled', reason, dueAt: null, settledAt: now })
    .where(waiting)
    .returning({ id: automationRuns.id })
  return cancelled.length
}
